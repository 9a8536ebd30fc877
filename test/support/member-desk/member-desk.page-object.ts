export const memberDeskPageObject = { none: 'not yet' };
