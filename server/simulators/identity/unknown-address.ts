/** Told, as Azure AD B2C does, to who signs in or wants a new password without an account. */
export const unknownAddress =
  'We don’t know this address. Check it for a typo, or go back and create an account.';
