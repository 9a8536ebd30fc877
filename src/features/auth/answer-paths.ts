/** The paths to which the provider returns with an answer in the address. */
export const answerPaths: readonly string[] = ['/auth/token', '/auth/reset-password'];
