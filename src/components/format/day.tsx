import { useSyncExternalStore } from 'react';
import { dateText } from './date.ts';

const never = () => () => undefined;

/** The day of an instant (ISO, in UTC) where the reader is; the server, which doesn't know where that is, writes the day in UTC. */
export const Day = ({ at }: { at: string }) => {
  const text = useSyncExternalStore(
    never,
    () => dateText(at),
    () => dateText(at.slice(0, 10)),
  );
  return <time dateTime={at}>{text}</time>;
};
