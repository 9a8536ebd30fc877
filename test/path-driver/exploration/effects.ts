/** As much of a payload as a line of a record bears. */
const longest = 300;

const say = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '?';

/** An action that reaches beyond the machine, as a line of the record; null for its inner housekeeping. */
export const effectOf = ({ type, params }: { type: string; params: unknown }): string | null => {
  const given = (params ?? {}) as Record<string, unknown>;
  if (type === 'xstate.spawnChild') {
    const input = say(given.input);
    return `starts ${String(given.id)}${input === '' ? '' : ` ${input}`}`;
  }
  if (type === 'xstate.sendTo')
    return `tells ${String(given.targetId ?? idOf(given.to))} ${say(given.event)}`;
  if (type === 'xstate.emit') return `emits ${say(given.event)}`;
  return null;
};
