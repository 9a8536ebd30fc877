/** The selection after a click on one option; radios hold at most one value. */
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

/** The first option carries the group's id, because the error summary links to that. */
export const optionId = (group: string, value: string, index: number) =>
  index === 0 ? group : `${group}-${value}`;
