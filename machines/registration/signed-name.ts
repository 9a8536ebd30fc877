/**
 * Whether a name can stand for a signature: a first and a last name, and more than initials. A letter of a script without
 * capitals, such as Chinese, is a name by itself.
 */
export const isSignedName = (name: string): boolean =>
  name.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1 && /\p{L}{2}|\p{Lo}/u.test(name);

export const signedNameProblem = 'Type your first and last name.';

export const guardianNameProblem = 'Have your parent or guardian type their first and last name.';
