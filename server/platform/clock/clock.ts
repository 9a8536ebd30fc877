/** The time everything in the server goes by: the machine's, plus an offset that the sandbox can move. */
export type Clock = {
  now: () => Date;
  /** Today in the event's time zone, as YYYY-MM-DD: what a birth date or a deadline is compared with. */
  today: () => string;
};

/** Moves the clock for every process on the same database. Never offered in production. */
export type MovableClock = Clock & {
  /** `null` puts the clock back to the machine's time. Resolves with the new time. */
  moveTo: (time: Date | null) => Promise<Date>;
};
