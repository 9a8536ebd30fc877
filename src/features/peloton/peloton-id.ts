/** Every peloton's id has this form, so other texts need no request. */
export const isPelotonId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
