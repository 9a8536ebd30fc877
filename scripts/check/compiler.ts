/**
 * The type check, as arguments of `node`. The compiler is named by its path, because two are installed and npm decides which owns
 * `.bin/tsc`. One checker: several repeat work on shared types, which only pays where cores are idle.
 */
export const compiler = ['node_modules/typescript-7/bin/tsc', '--noEmit', '--checkers', '1', '-p', '.'];
