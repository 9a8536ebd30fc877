import { useIsHydrating } from '#src/components/lazy/use-is-hydrating.ts';
import { dateText } from './date.ts';

/** The day of an instant (ISO, in UTC) where the reader is; the server, which doesn't know where that is, writes the day in UTC. */
export const Day = ({ at }: { at: string }) => (
  <time dateTime={at}>{dateText(useIsHydrating() ? at.slice(0, 10) : at)}</time>
);
