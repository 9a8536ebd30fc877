/** Whatever module has one of these in its path. */
export const oneOf = (...paths: string[]) => new RegExp(`/(${paths.join('|')})`);
