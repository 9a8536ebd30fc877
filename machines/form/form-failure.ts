import { type FlowError, toFlowError } from '#machines/flow-error.ts';
import { type Checked, errorsOf, type FieldErrors } from './field-errors.ts';

/** Why a form was refused, by its own rules or by the server. It is part of each form's context. */
export type FormFailure = {
  /** The problems that the person can correct. A page that shows these doesn't show `problem`. */
  fieldErrors: FieldErrors;
  problem: FlowError | null;
};

export const noFailure: FormFailure = { fieldErrors: {}, problem: null };

/** The form's own rules refuse the draft. Nothing was sent, so an earlier failure no longer counts. */
export const refusalOf = (checked: Checked<object>): FormFailure => ({
  fieldErrors: errorsOf(checked),
  problem: null,
});

/**
 * A port has failed.
 * @param error the event's error; anything but a FlowError becomes an unexpected one
 * @param pathOf the form's path of a field that the server names; by default the same
 */
export const failureOf = (error: unknown, pathOf = (path: string): string => path): FormFailure => {
  const problem = toFlowError(error);
  const fieldErrors = Object.fromEntries(problem.fields.map(({ path, message }) => [pathOf(path), message]));
  return { fieldErrors, problem };
};

/**
 * The problems that remain after the person changed `fields`, including everything below these paths. The problem behind the errors ends
 * with the last of them. A problem without fields stays until the form is sent again.
 */
export const mended = ({ fieldErrors, problem }: FormFailure, fields: readonly string[]): FormFailure => {
  const isChanged = (path: string) => fields.some((field) => path === field || path.startsWith(`${field}.`));
  const before = Object.entries(fieldErrors);
  const left = before.filter(([path]) => !isChanged(path));
  const isOver = left.length === 0 && before.length > 0;
  return { fieldErrors: Object.fromEntries(left), problem: isOver ? null : problem };
};
