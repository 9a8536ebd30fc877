export const letterPageObject = { none: 'not yet' };
