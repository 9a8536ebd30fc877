/** What is wrong with a form, by the field's dotted path. */
export type FieldErrors = Record<string, string>;

/** A draft held against its rules: what it comes to, or what is wrong with it. */
export type Checked<Good extends object> = Good | { fieldErrors: FieldErrors };

type Issue = { path: PropertyKey[]; message: string };

/** The first thing wrong with each field. `order` names the fields as the page shows them; without it the rules decide. */
export const firstErrors = (issues: readonly Issue[], order: readonly string[] = []): FieldErrors => {
  const place = ({ path }: Issue) => order.indexOf(String(path[0]));
  const errors: FieldErrors = {};
  for (const issue of issues.toSorted((one, other) => place(one) - place(other)))
    errors[issue.path.join('.')] ??= issue.message;
  return errors;
};

const hasErrors = (checked: object): checked is { fieldErrors: FieldErrors } => 'fieldErrors' in checked;

/** What is wrong with a checked draft; empty where nothing is. */
export const errorsOf = (checked: Checked<object>): FieldErrors =>
  hasErrors(checked) ? checked.fieldErrors : {};
