export const fundSharingPageObject = { none: 'being written' };
