import { type Clock, clockFrom } from '#server/platform/clock/clock.ts';

export type TestClock = Clock & { set: (time: string) => void; advance: (milliseconds: number) => void };

/** A clock that only a test moves; it starts within the registration window of the demo event. */
export const testClock = (start = '2027-03-01T15:00:00Z'): TestClock => {
  let time = Date.parse(start);
  return {
    ...clockFrom(() => new Date(time)),
    set: (next) => {
      time = Date.parse(next);
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
};
