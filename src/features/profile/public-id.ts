/** No public id looks different, so there is nobody to ask for behind what does. */
export const isPublicId = (text: string): boolean => /^[a-z0-9-]{3,40}$/.test(text);
