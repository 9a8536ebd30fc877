import { type FlowError, toFlowError } from '#machines/flow-error.ts';
import { type Checked, errorsOf, type FieldErrors } from './field-errors.ts';

/** Why a form was turned down, by its own rules or by the server. It is a part of each form's context. */
export type FormFailure = {
  /** What the person can put right. A page that shows these doesn't show the problem. */
  fieldErrors: FieldErrors;
  problem: FlowError | null;
};

export const noFailure: FormFailure = { fieldErrors: {}, problem: null };

/** The form's own rules turn the draft down. Nobody was asked, so an earlier failure is over. */
export const refusalOf = (checked: Checked<object>): FormFailure => ({
  fieldErrors: errorsOf(checked),
  problem: null,
});

/**
 * A port has failed.
 * @param error the event's; what is no FlowError becomes an unexpected one
 * @param pathOf the form's path of a field that the server names; the same where the form has the contract's names
 */
export const failureOf = (error: unknown, pathOf = (path: string): string => path): FormFailure => {
  const problem = toFlowError(error);
  const fieldErrors = Object.fromEntries(problem.fields.map(({ path, message }) => [pathOf(path), message]));
  return { fieldErrors, problem };
};

/**
 * What stays wrong once the person changed `fields`, each with all that is under it. The problem behind the errors is over
 * with the last of them; a problem without any stays until the form is sent again.
 */
export const mended = ({ fieldErrors, problem }: FormFailure, fields: readonly string[]): FormFailure => {
  const isChanged = (path: string) => fields.some((field) => path === field || path.startsWith(`${field}.`));
  const before = Object.entries(fieldErrors);
  const left = before.filter(([path]) => !isChanged(path));
  const isOver = left.length === 0 && before.length > 0;
  return { fieldErrors: Object.fromEntries(left), problem: isOver ? null : problem };
};
