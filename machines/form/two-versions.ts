import { isSame } from './typed-values.ts';

/*
 * A form whose stored values changed elsewhere while a person typed: `mine` is what they typed, `theirs` what is stored now.
 */

export type Side = 'mine' | 'theirs';

/** The chosen side for each field that both changed. */
export type Choices<Field extends string> = Partial<Record<Field, Side>>;

type Versions<Values extends object> = {
  /** What was stored when the person began to type. */
  before: Values;
  mine: Partial<Values>;
  now: Values;
};

/** The fields that both sides changed to something else, in the order of `fields`. */
export const conflictsBetween = <Values extends object, Field extends keyof Values & string>(
  fields: readonly Field[],
  { before, mine, now }: Versions<Values>,
): Field[] =>
  fields.filter(
    (field) => field in mine && !isSame(before[field], now[field]) && !isSame(mine[field], now[field]),
  );

/** The side for each such field; the person's own by default. */
export const sidesOf = <Field extends string>(
  conflicts: readonly Field[],
  choices: Choices<Field>,
): { field: Field; side: Side }[] => conflicts.map((field) => ({ field, side: choices[field] ?? 'mine' }));

/** One side for all such fields. */
export const allOn = <Field extends string>(conflicts: readonly Field[], side: Side): Choices<Field> =>
  Object.fromEntries(conflicts.map((field) => [field, side])) as Choices<Field>;

/** What stays typed after the person chose the other side for some fields. */
export const withoutGiven = <Values extends object>(
  mine: Partial<Values>,
  sides: readonly { field: keyof Values & string; side: Side }[],
): Partial<Values> => {
  const given = new Set<string>(sides.flatMap(({ field, side }) => (side === 'theirs' ? [field] : [])));
  return Object.fromEntries(Object.entries(mine).filter(([field]) => !given.has(field))) as Partial<Values>;
};
