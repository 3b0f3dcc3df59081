/* Shares 40 MiB among three processes for a while. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void)
{
    size_t size = 40 << 20;
    char *memory = malloc(size);
    memset(memory, 1, size);
    int is_parent = fork() && fork();
    usleep(300000);
    if (!is_parent) {
        return memory[1] - 1;
    }
    while (wait(NULL) > 0) {
    }
    printf("%d\n", memory[0]);
}
