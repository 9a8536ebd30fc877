import type { LoginMethod } from '#server/platform/identity/policies.ts';

/** Ways in as people call them: "with Google". */
export const methodNames: Record<LoginMethod, string> = {
  email: 'e-mail',
  google: 'Google',
  facebook: 'Facebook',
};
