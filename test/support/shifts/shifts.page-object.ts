export const shiftsPageObject = { none: 'in the making' };
