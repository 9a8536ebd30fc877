import type { Db } from '#server/platform/database/database.ts';

/** Milliseconds. */
const minute = 60_000;
const wrongClaimsKept = 10 * minute;

/** Above so many wrong claims in ten minutes in this process, each address gets only one. */
const wrongClaimsUsual = 300;

/** Additional tries in progress for each charge of the last minute: a rush of donors has hundreds. */
const perCharge = 1 / 4;

/** Tries in progress, as a multiple of the tolerated declines. */
const perDecline = 1;

export type Ended = 'charged' | 'declined' | 'unclear';

/** Times in milliseconds, oldest first, for the needed period. */
const times = (kept: number) => {
  let all: number[] = [];
  return {
    add: (now: number): void => {
      all.push(now);
    },
    count: (now: number): number => {
      // A clock that was put back must not keep them for ever.
      if (all.length > 0 && ((all[0] ?? 0) <= now - kept || (all.at(-1) ?? 0) > now))
        all = all.filter((time) => time > now - kept && time <= now);
      return all.length;
    },
  };
};

/** A try calls it at its end, with the time in milliseconds. */
export type Leave = (ended: Ended, now: number) => void;

/**
 * Counts what the database cannot know yet: the tries of one kind at the gateway in this process. It stops a burst before the first decline
 * is known. A decline keeps its place for a minute, until every process has read it.
 */
const makeGate = () => {
  const open = new Map<string, number>();
  const declined = times(minute);
  const charged = times(minute);

  const leave = (key: string): void => {
    const others = (open.get(key) ?? 1) - 1;
    if (others === 0) open.delete(key);
    else open.set(key, others);
  };

  return {
    /** Whether a key's try is refused; `declines` is the site's tolerance for an hour. */
    isShut: (key: string, declines: number, now: number): boolean =>
      !open.has(key) &&
      open.size + declined.count(now) >= perDecline * declines + perCharge * charged.count(now),
    /** Admits a key's try, which counts once however often it is sent. */
    enter: (key: string): Leave => {
      open.set(key, (open.get(key) ?? 0) + 1);
      return (ended, now) => {
        leave(key);
        if (ended === 'declined') declined.add(now);
        if (ended === 'charged') charged.add(now);
      };
    },
  };
};

/** Runs the tasks of one account in turn; the map has each account's last one. */
const makeTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(account);
    const mine = (before ?? Promise.resolve()).then(work, work);
    last.set(account, mine);
    try {
      return await mine;
    } finally {
      if (last.get(account) === mine) last.delete(account);
    }
  };
};

const makeGates = () => {
  const wrongClaims = times(wrongClaimsKept);
  return {
    /** For unauthenticated tries of people without a history. */
    plain: makeGate(),
    /** For tries of people with one. */
    known: makeGate(),
    /** For tries with a card for which only its network vouches. */
    attempted: makeGate(),
    /** One account's cards are checked in turn: the outcome of each counts for the next. */
    inTurn: makeTurns(),
    noteWrongClaim: wrongClaims.add,
    /** Whether there are so many wrong claims that the gateway is asked about fewer. */
    areClaimsScarce: (now: number): boolean => wrongClaims.count(now) >= wrongClaimsUsual,
  };
};

export type Gates = ReturnType<typeof makeGates>;

const gates = new WeakMap<Db, Gates>();

/** The gates of this process for one database. */
export const gatesOf = (db: Db): Gates => {
  const found = gates.get(db) ?? makeGates();
  gates.set(db, found);
  return found;
};
