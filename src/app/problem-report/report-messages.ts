import type { ReplayBundle } from './recorder.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What a report holds, in a sentence. */
export const summaryOf = ({ events, calls, errors }: ReplayBundle): string => {
  const last = Math.max(0, ...[...events, ...calls, ...errors].map(({ at }) => at));
  const minutes = counted(Math.max(1, Math.ceil(last / 60_000)), 'minute', 'minutes');
  const parts = [
    counted(events.length, 'step of this site', 'steps of this site'),
    counted(calls.length, 'request to our server', 'requests to our server'),
    ...(errors.length === 0 ? [] : [counted(errors.length, 'error', 'errors')]),
  ];
  return `The report holds the last ${minutes}: ${new Intl.ListFormat('en-US').format(parts)}.`;
};
