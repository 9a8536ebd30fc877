/** The problems of a form, by the field's dotted path. */
export type FieldErrors = Record<string, string>;

/** A checked draft: the request, or what is wrong with it. */
export type Checked<Good extends object> = Good | { fieldErrors: FieldErrors };

type Issue = { path: PropertyKey[]; message: string };

/** The first problem of each field. `order` names the fields in the page's order; without it the order of the rules counts. */
export const firstErrors = (issues: readonly Issue[], order: readonly string[] = []): FieldErrors => {
  const place = ({ path }: Issue) => order.indexOf(String(path[0]));
  const errors: FieldErrors = {};
  for (const issue of issues.toSorted((one, other) => place(one) - place(other)))
    errors[issue.path.join('.')] ??= issue.message;
  return errors;
};

const hasErrors = (checked: object): checked is { fieldErrors: FieldErrors } => 'fieldErrors' in checked;

/** The problems of a checked draft; empty if there are none. */
export const errorsOf = (checked: Checked<object>): FieldErrors =>
  hasErrors(checked) ? checked.fieldErrors : {};
