/** Every public id has this form, so other texts need no request. */
export const isPublicId = (text: string): boolean => /^[a-z0-9-]{3,40}$/.test(text);
