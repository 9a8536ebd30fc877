import type { PacedTries, Settled } from './fraud.statistics.ts';

/** How many tries with a card failed lately: the bank refused it, or its authentication was claimed and is not there. Each window holds the shorter ones. */
export type Declines = { tenMinutes: number; hour: number; day: number };

/** The same with what else is known of an address, a device, a donor, a card or an e-mail domain. */
export type Facet = Declines & {
  /** Different cards among the declines. */
  cards: number;
  /** Charges of the last day. */
  charged: number;
  /** Charges of the last hour that were made with an authentication. */
  confirmed: number;
  /** Authentications of the last hour that were claimed and are not there. */
  unconfirmed: number;
};

/** Declines that no later charge of the same donor makes up for, among the last 200 tries. */
export type Abandoned = { hour: number; day: number };

/** What is known of a try and of what came before it, the last day long. */
export type Signals = {
  /** Whether something was sent under this key before: then this is a repeated request, not a try. */
  isRepeat: boolean;
  isSignedIn: boolean;
  /** Whether the signed-in person gave before, more than a day ago. */
  isKnown: boolean;
  /** cents */
  amount: number;
  address: Facet;
  device: Facet;
  /** The same donor: the signed-in person, or the e-mail address that was typed. */
  donor: Facet;
  /** Wherever the cards were tried that this donor or device tried. */
  card: Facet;
  domain: Facet;
  /** Of all people without a history here: tries that went to the gateway as they came, and those that were authenticated. */
  site: { plain: Abandoned; authenticated: Abandoned; settled: Settled };
};

/** What the site puts up with. */
export type Budget = {
  /** Abandoned declines in an hour before people without a history have to authenticate their cards. */
  declines: number;
  /** True when as many tries are under way as could be stopped no more, see the gate. */
  isFull: boolean;
};

export type Verdict =
  | { kind: 'allow' }
  /** `difficulty` in zero bits. */
  | { kind: 'work'; difficulty: number }
  /** Only with a card that its owner authenticated; `isStrict`: by the bank itself, not by the card network in its place. */
  | { kind: 'authenticate'; isStrict: boolean }
  | { kind: 'refuse'; seconds: number };

/** What a card is tried with: a sum that its owner overlooks, up to a donation of ten dollars with its fee. In cents. */
export const smallAmount = 1_100;
export const leastDifficulty = 16;
export const mostDifficulty = 22;

const minute = 60;
const hour = 60 * minute;
/** Seconds. */
export const windows = { tenMinutes: 10 * minute, hour, day: 24 * hour } as const;
type Limits = Declines & { cards?: number };

/** From so many on there is work to do, and from twice as many on an authentication. A card that is mistyped is refused thrice. */
const workFrom = {
  address: { tenMinutes: 5, hour: 10, day: 25, cards: 5 },
  device: { tenMinutes: 4, hour: 6, day: 12, cards: 4 },
  donor: { tenMinutes: 4, hour: 6, day: 12 },
  card: { tenMinutes: 4, hour: 6, day: 12 },
  domain: { tenMinutes: 10, hour: 20, day: 60 },
} as const satisfies Record<string, Limits>;
const authenticateFrom = 2;

/**
 * From so many on nothing goes. Only by what nobody can have in another’s name: an address is shared by the customers of a whole
 * carrier, an e-mail address can be typed by anybody, and a card be stolen. A device’s id is known to that browser alone.
 */
const refuseFrom = { tenMinutes: 10, hour: 20, day: 40 } as const satisfies Limits;

/** A signed-in person may have a bad day, but not this bad. Somebody with a donation behind them gets further. */
const mostOfPerson = { known: 20, unknown: 8 } as const;
/** Of a card that is checked without a charge nobody can ask for an authentication: while cards are tried out, a new account has few. */
const mostChecksInAlarm = 2;
const authenticateKnownFrom = 8;

/** A day's abandoned declines, as a multiple of an hour's. */
const dayBudget = 4;

/** So many of a day's or an hour's tries are given up on by real donors: a busy site puts up with more declines. */
const abandonedShare = 1 / 20;

/** Of cards for which only their network vouches the site puts up with fewer: its many donors push their declines out of sight. */
const attemptedShare = 1 / 2;

/** An address from which so many charges came puts up with one decline more. */
const chargesPerDecline = 5;

/** Claims of an authentication that an address may get wrong in an hour, and how many more each right one is good for. */
const wrongClaims = { usual: 5, scarce: 1, perConfirmed: 3 } as const;

/** How many times over the nearest limit; 1 is at it. `more` is added to each limit. */
const over = (found: Declines & { cards?: number }, limits: Limits, more = 0): number =>
  Math.max(
    found.tenMinutes / (limits.tenMinutes + more),
    found.hour / (limits.hour + more),
    found.day / (limits.day + more),
    found.cards !== undefined && limits.cards !== undefined ? found.cards / (limits.cards + more) : 0,
  );

/** How suspicious one person’s try is, not looking at the rest of the site; from 1 on there is work to do. */
export const suspicion = (signals: Signals): number => {
  const { address, device, donor, card, domain, amount } = signals;
  // The big providers’ domains have declines every minute, and far more donations.
  const isBadDomain = domain.tenMinutes + domain.hour + domain.day > 0 && domain.day > 2 * domain.charged;
  const most = Math.max(
    over(address, workFrom.address, address.charged / chargesPerDecline),
    over(device, workFrom.device),
    over(donor, workFrom.donor),
    over(card, workFrom.card),
    isBadDomain ? over(domain, workFrom.domain) : 0,
  );
  return amount <= smallAmount ? most * 1.5 : most;
};

const isSpent = (lately: Abandoned, paced: PacedTries, { declines }: Pick<Budget, 'declines'>): boolean => {
  const isOver = (abandoned: number, tries: number, most: number) =>
    abandoned >= Math.max(most, abandonedShare * tries);
  return (
    lately.hour >= declines ||
    lately.day >= dayBudget * declines ||
    isOver(paced.hour.abandoned, paced.hour.tries, declines) ||
    isOver(paced.day.abandoned, paced.day.tries, dayBudget * declines)
  );
};

/** Whether cards are being tried out here: more declines than the site puts up with, or more tries at once than it could stop. */
export const isAlarm = ({ site }: Pick<Signals, 'site'>, budget: Budget): boolean =>
  budget.isFull || isSpent(site.plain, site.settled.plain, budget);

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** One bit more each time that the suspicion doubles. */
export const difficultyFor = (signals: Signals): number =>
  between(
    leastDifficulty,
    leastDifficulty + Math.floor(Math.log2(Math.max(1, suspicion(signals)))),
    mostDifficulty,
  );

/** For how long nothing goes; 0 when it does. */
const shutFor = ({ device }: Signals): number => {
  const shut = (['tenMinutes', 'hour', 'day'] as const).filter(
    (window) => device[window] >= refuseFrom[window],
  );
  return Math.max(0, ...shut.map((window) => windows[window]));
};

/** Whether one more card may be tried by somebody signed in: after as many refusals as nobody has by accident, no. */
export const mayCheckCard = ({ donor, isKnown }: Pick<Signals, 'donor' | 'isKnown'>): boolean =>
  donor.day < mostOfPerson[isKnown ? 'known' : 'unknown'];

/** The same where the card is only checked, or a fee paid: there nobody is asked to authenticate it. */
export const mayCheckUnauthenticated = (signals: Signals, budget: Budget): boolean => {
  const { address, donor, isKnown } = signals;
  if (isKnown || donor.day < mostChecksInAlarm) return mayCheckCard(signals);
  const isFromTester =
    over(address, workFrom.address, address.charged / chargesPerDecline) >= authenticateFrom;
  return mayCheckCard(signals) && !isFromTester && !isAlarm(signals, budget);
};

/** Whether the gateway is asked about an authentication that is claimed: a wrong claim costs it a look, and the tester nothing. */
export const mayClaim = (
  { address, device, donor, isSignedIn }: Pick<Signals, 'address' | 'device' | 'donor' | 'isSignedIn'>,
  isScarce: boolean,
): boolean => {
  const most = isScarce ? wrongClaims.scarce : wrongClaims.usual;
  // Signing in leads a donor out of an address that a tester uses as well.
  return [isSignedIn ? donor : address, device].every(
    ({ unconfirmed, confirmed }) => unconfirmed < most + wrongClaims.perConfirmed * confirmed,
  );
};

const authenticate = ({ site }: Signals, budget: Budget): Verdict => ({
  kind: 'authenticate',
  isStrict: isSpent(site.authenticated, site.settled.authenticated, {
    declines: attemptedShare * budget.declines,
  }),
});

/** What to do with a try, before the gateway sees it. `isProven`: it came with work that was done for it. */
export const judge = (signals: Signals, budget: Budget, isProven: boolean): Verdict => {
  const { isRepeat, isSignedIn, isKnown, donor } = signals;
  if (isRepeat) return { kind: 'allow' };
  if (isSignedIn && !mayCheckCard(signals)) return { kind: 'refuse', seconds: hour };
  if (isKnown)
    return donor.day < authenticateKnownFrom && !budget.isFull
      ? { kind: 'allow' }
      : authenticate(signals, budget);
  const seconds = shutFor(signals);
  if (seconds > 0) return { kind: 'refuse', seconds };
  const own = suspicion(signals);
  const isAsked = own >= authenticateFrom || isAlarm(signals, budget);
  if (!isAsked && own < 1) return { kind: 'allow' };
  if (!isProven) return { kind: 'work', difficulty: difficultyFor(signals) };
  return isAsked ? authenticate(signals, budget) : { kind: 'allow' };
};
