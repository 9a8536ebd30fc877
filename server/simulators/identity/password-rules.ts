/** What to change, by Azure AD B2C's rules of a strong password; null for a strong one. */
export const passwordProblem = (password: string): string | null => {
  if (password === '') return 'Choose a password.';
  if (password.length < 8) return 'That’s too short. Use at least 8 characters.';
  if (password.length > 64) return 'That’s too long. Use at most 64 characters.';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  return kinds < 3 ? 'Mix in one more kind: a lowercase letter, a capital, a digit or a symbol.' : null;
};

export type NewPasswordErrors = { password?: string; confirmation?: string };

/** The problems of a new password and its repetition. */
export const newPasswordErrors = (typed: (name: string) => string): NewPasswordErrors => {
  const password = passwordProblem(typed('password'));
  if (password !== null) return { password };
  if (typed('confirmation') === typed('password')) return {};
  return { confirmation: 'The two passwords differ. Type the same one here.' };
};
