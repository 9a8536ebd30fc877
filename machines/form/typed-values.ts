/*
 * A form's context holds what is saved and what was typed, never a copy of both. The page shows `{ ...saved, ...typed }`: a typed value
 * wins, and an untouched field follows the saved value.
 */

/** Whether two plain JSON values are the same; the keys of objects have to be in the same order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Texts are stored without the spaces around them. */
const asStored = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * The typed values that saving would change. After somebody else has saved, compare with the old saved values to find what stays typed: a
 * field with its old saved value takes the new one.
 */
export const changesOf = <Values extends object>(saved: Values, typed: Partial<Values>): Partial<Values> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([field, value]) => !isSame(asStored(value), asStored(saved[field as keyof Values])),
    ),
  ) as Partial<Values>;

/** Whether saving would change anything. */
export const isChanged = <Values extends object>(saved: Values, typed: Partial<Values>): boolean =>
  Object.keys(changesOf(saved, typed)).length > 0;
