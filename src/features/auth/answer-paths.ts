/** Where the provider comes back to with an answer in the address. */
export const answerPaths: readonly string[] = ['/auth/token', '/auth/reset-password'];
