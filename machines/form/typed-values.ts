/*
 * A form's context holds what is saved and what the person typed, never a copy of both. The draft that the page shows is
 * `{ ...saved, ...typed }`: what was typed wins, and a field that was left alone follows what is saved.
 */

/** Whether two plain JSON values are the same; the keys of objects have to be in the same order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Every text is stored without the spaces around it. */
const asStored = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * The typed values that saving would change. After somebody else has saved, those over the old saved values are what stays
 * typed: a field that says what was saved before takes the new value.
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
