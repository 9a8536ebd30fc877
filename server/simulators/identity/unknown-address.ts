/** The text, as in Azure AD B2C, for a sign-in or password reset without an account. */
export const unknownAddress =
  'We don’t know this address. Check it for a typo, or go back and create an account.';
