/** Under this key a page leaves a message for the next one: it is shown once, until it is put away. */
export const sessionMessageKey = 'GLOBAL_ERROR_MESSAGE';
