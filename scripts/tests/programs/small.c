/* A program of about a megabyte, most of it the C library. */
#include <stdio.h>
#include <string.h>

static char memory[1 << 16];

int main(void) {
    memset(memory, 1, sizeof memory);
    printf("%d\n", memory[sizeof memory / 2]);
    return 0;
}
