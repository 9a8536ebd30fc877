/** No peloton's id looks different, so there is nothing to ask for behind what does. */
export const isPelotonId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
