import type { Db } from '#server/platform/database/database.ts';

/** Milliseconds. */
const minute = 60_000;
const wrongClaimsKept = 10 * minute;

/** Beyond so many wrong claims in ten minutes in this process each address gets one only. */
const wrongClaimsUsual = 300;

/** So many more may be under way for each charge of the last minute: in a rush of donors they are hundreds. */
const perCharge = 1 / 4;

/** How many times the declines that the site puts up with may be under way at once. */
const perDecline = 1;

export type Ended = 'charged' | 'declined' | 'unclear';

/** Times in milliseconds, oldest first, as far back as is asked for. */
const times = (kept: number) => {
  let all: number[] = [];
  return {
    add: (now: number): void => {
      all.push(now);
    },
    count: (now: number): number => {
      // A clock that was set back must not keep them for ever.
      if (all.length > 0 && ((all[0] ?? 0) <= now - kept || (all.at(-1) ?? 0) > now))
        all = all.filter((time) => time > now - kept && time <= now);
      return all.length;
    },
  };
};

/** What a try calls at its end, with the time in milliseconds. */
export type Leave = (ended: Ended, now: number) => void;

/**
 * What the database can't tell yet: how many tries of one kind are at the gateway in this process. A burst is stopped before the
 * first of its declines is known. A decline keeps its place for a minute, until all have read of it.
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
    /** Whether the try of a key has to stay outside; `declines` is what the site puts up with in an hour. */
    isShut: (key: string, declines: number, now: number): boolean =>
      !open.has(key) &&
      open.size + declined.count(now) >= perDecline * declines + perCharge * charged.count(now),
    /** Lets the try of a key in, which is there once however often it was sent. */
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

/** The work of each account, the last of it. */
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
    /** For tries of people without a history that nobody authenticated. */
    plain: makeGate(),
    /** For tries of people with one. */
    known: makeGate(),
    /** For tries with a card for which only its network vouches. */
    attempted: makeGate(),
    /** One account's cards are checked one after the other: each is judged by what became of those before it. */
    inTurn: makeTurns(),
    noteWrongClaim: wrongClaims.add,
    /** Whether there were so many wrong claims that the gateway is asked about fewer. */
    areClaimsScarce: (now: number): boolean => wrongClaims.count(now) >= wrongClaimsUsual,
  };
};

export type Gates = ReturnType<typeof makeGates>;

const gates = new WeakMap<Db, Gates>();

/** The gates of this process for all that goes on in one database. */
export const gatesOf = (db: Db): Gates => {
  const found = gates.get(db) ?? makeGates();
  gates.set(db, found);
  return found;
};
