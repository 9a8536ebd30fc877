/** The next selection after one option was ticked or unticked; radios hold one value at most. */
export const toggled = (
  kind: 'radio' | 'checkbox',
  selected: readonly string[],
  value: string,
  on: boolean,
): string[] => {
  if (kind === 'radio') return on ? [value] : [];
  const others = selected.filter((each) => each !== value);
  return on ? [...others, value] : others;
};

/** The first option carries the group's own id, because errors link to that. */
export const optionId = (group: string, value: string, index: number) =>
  index === 0 ? group : `${group}-${value}`;
