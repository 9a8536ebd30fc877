import { dateText } from './date.ts';

/** The day of an instant (ISO) where the event is: the same on the server as with any reader. */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{dateText(at)}</time>;
