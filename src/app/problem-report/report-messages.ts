import type { ReplayBundle } from './recorder.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What a report holds, in a sentence. */
export const summaryOf = ({ events, calls, errors }: ReplayBundle): string => {
  const last = Math.max(0, ...[...events, ...calls, ...errors].map(({ at }) => at));
  const minutes = Math.max(1, Math.ceil(last / 60_000));
  const parts = [
    counted(events.length, 'step of this site', 'steps of this site'),
    ...(calls.length === 0 ? [] : [counted(calls.length, 'request to our server', 'requests to our server')]),
    ...(errors.length === 0 ? [] : [counted(errors.length, 'error', 'errors')]),
  ];
  return `The report holds the last ${minutes === 1 ? 'minute' : `${minutes} minutes`}: ${new Intl.ListFormat('en-US').format(parts)}.`;
};
