import type { LoginMethod } from '#server/platform/identity/policies.ts';

/** Sign-in methods in people's language: "with Google". */
export const methodNames: Record<LoginMethod, string> = {
  email: 'e-mail',
  google: 'Google',
  facebook: 'Facebook',
};
