/**
 * The type check, as arguments of `node`. The compiler is named by its path: two are installed, and which of them owns `.bin/tsc` is up
 * to npm. One checker: several check shared types several times, which only pays where cores are idle.
 */
export const compiler = ['node_modules/typescript-7/bin/tsc', '--noEmit', '--checkers', '1', '-p', '.'];
