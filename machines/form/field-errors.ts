import type { FieldProblem } from '#machines/flow-error.ts';

/** What is wrong with a form, by the field's dotted path. */
export type FieldErrors = Record<string, string>;

type Issue = { path: PropertyKey[]; message: string };

/** The first thing wrong with each field. `order` names the fields as the page shows them; without it the rules decide. */
export const firstErrors = (issues: readonly Issue[], order: readonly string[] = []): FieldErrors => {
  const place = ({ path }: Issue) => order.indexOf(String(path[0]));
  const errors: FieldErrors = {};
  for (const issue of issues.toSorted((one, other) => place(one) - place(other)))
    errors[issue.path.join('.')] ??= issue.message;
  return errors;
};

/** The errors of a refusal, each by the path that `pathOf` has for it in the form. */
export const errorsOfRefusal = (
  fields: readonly FieldProblem[],
  pathOf: (path: string) => string,
): FieldErrors => Object.fromEntries(fields.map(({ path, message }) => [pathOf(path), message]));

/** The errors that stay, once those that `isAbout` names are dealt with. */
export const errorsWithout = (errors: FieldErrors, isAbout: (path: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isAbout(path)));
