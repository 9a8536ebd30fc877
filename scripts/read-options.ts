/** Arguments without a name, and options: `--seed=7`, `--dark`. */
export const splitArguments = (given: readonly string[]) => ({
  words: given.filter((text) => !text.startsWith('--')),
  options: given.filter((text) => text.startsWith('--')),
});

/** The value of the first option of a form, whose first group is the value; null for none. */
export const optionOf = (options: readonly string[], form: RegExp): string | null =>
  options.flatMap((text) => form.exec(text)?.[1] ?? [])[0] ?? null;

/** The same for an option whose value is a whole number. */
export const numberOf = (options: readonly string[], form: RegExp): number | null => {
  const value = optionOf(options, form);
  return value === null ? null : Number(value);
};
