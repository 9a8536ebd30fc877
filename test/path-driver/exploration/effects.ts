/** What an action does beyond the machine, as in `starts save`, and what it carries: an input or an event. */
export type Effect = { of: string; payload: unknown };

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '?';

/** Null for an action that stays within the machine. */
export const effectOf = ({ type, params }: { type: string; params: unknown }): Effect | null => {
  const { id, input, targetId, to, event } = (params ?? {}) as Record<string, unknown>;
  if (type === 'xstate.spawnChild') return { of: `starts ${String(id)}`, payload: input };
  if (type === 'xstate.sendTo') return { of: `tells ${String(targetId ?? idOf(to))}`, payload: event };
  if (type === 'xstate.emit') return { of: 'emits', payload: event };
  return null;
};
