/** The longest text of a payload in the golden record. */
const longest = 300;

const toText = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '?';

/** An action that reaches beyond the machine, as a line of the golden record; null for all other actions. */
export const effectOf = ({ type, params }: { type: string; params: unknown }): string | null => {
  const given = (params ?? {}) as Record<string, unknown>;
  if (type === 'xstate.spawnChild') {
    const input = toText(given.input);
    return `starts ${String(given.id)}${input === '' ? '' : ` ${input}`}`;
  }
  if (type === 'xstate.sendTo')
    return `tells ${String(given.targetId ?? idOf(given.to))} ${toText(given.event)}`;
  if (type === 'xstate.emit') return `emits ${toText(given.event)}`;
  return null;
};
