import type { PacedTries, Settled } from './fraud.statistics.ts';

/** Recent failed tries with a card: the bank refused it, or a claimed authentication was missing. Each window includes the shorter ones. */
export type Declines = { tenMinutes: number; hour: number; day: number };

/** All recent counts of an address, a device, a donor, a card or an e-mail domain. */
export type Facet = Declines & {
  /** Different cards among the declines. */
  cards: number;
  /** Charges of the last day. */
  charged: number;
  /** Charges of the last hour with an authentication. */
  confirmed: number;
  /** Wrong claims of an authentication in the last hour. */
  unconfirmed: number;
};

/** Declines without a later charge of the same donor, among the last 200 tries. */
export type Abandoned = { hour: number; day: number };

/** A try and its history of the last day. */
export type Signals = {
  /** Whether something was sent under this key before: then this is a repetition, not a try. */
  isRepeat: boolean;
  isSignedIn: boolean;
  /** Whether the signed-in person gave before, more than a day ago. */
  isKnown: boolean;
  /** cents */
  amount: number;
  address: Facet;
  device: Facet;
  /** The same donor: the signed-in person, or the typed e-mail address. */
  donor: Facet;
  /** All uses of the cards that this donor or device tried. */
  card: Facet;
  domain: Facet;
  /** Of all people without a history: unauthenticated tries, and authenticated ones. */
  site: { plain: Abandoned; authenticated: Abandoned; settled: Settled };
};

/** What the site tolerates. */
export type Budget = {
  /** Abandoned declines in an hour before people without a history have to authenticate their cards. */
  declines: number;
  /** True when more tries in progress could no longer be stopped; see the gate. */
  isFull: boolean;
};

export type Verdict =
  | { kind: 'allow' }
  /** `difficulty` in zero bits. */
  | { kind: 'work'; difficulty: number }
  /** Only an authenticated card; `isStrict`: by the bank itself, not by the card network in its place. */
  | { kind: 'authenticate'; isStrict: boolean }
  | { kind: 'refuse'; seconds: number };

/** The usual sum of a card tester, which a card's owner overlooks: up to a donation of ten dollars with its fee. In cents. */
export const smallAmount = 1_100;
export const leastDifficulty = 16;
export const mostDifficulty = 22;

const minute = 60;
const hour = 60 * minute;
/** Seconds. */
export const windows = { tenMinutes: 10 * minute, hour, day: 24 * hour } as const;
type Limits = Declines & { cards?: number };

/** The number from which work is required, and at twice which an authentication is. A mistyped card is refused three times. */
const workFrom = {
  address: { tenMinutes: 5, hour: 10, day: 25, cards: 5 },
  device: { tenMinutes: 4, hour: 6, day: 12, cards: 4 },
  donor: { tenMinutes: 4, hour: 6, day: 12 },
  card: { tenMinutes: 4, hour: 6, day: 12 },
  domain: { tenMinutes: 10, hour: 20, day: 60 },
} as const satisfies Record<string, Limits>;
const authenticateFrom = 2;

/**
 * The number from which everything is refused. It counts only what no other person can cause: a carrier's customers share an address,
 * anybody can type an e-mail address, and a card can be stolen. Only the browser itself knows a device’s id.
 */
const refuseFrom = { tenMinutes: 10, hour: 20, day: 40 } as const satisfies Limits;

/** A signed-in person may have a bad day, but not this bad. A person with a past donation gets more tries. */
const mostOfPerson = { known: 20, unknown: 8 } as const;
/** A check without a charge cannot require an authentication: during card testing a new account gets few. */
const mostChecksInAlarm = 2;
const authenticateKnownFrom = 8;

/** A day's abandoned declines, as a multiple of an hour's. */
const dayBudget = 4;

/** The share of tries that real donors abandon: a busy site tolerates more declines. */
const abandonedShare = 1 / 20;

/** The site tolerates fewer declines where only the card's network vouches: its many donors hide them. */
const attemptedShare = 1 / 2;

/** An address is allowed one more decline for so many charges. */
const chargesPerDecline = 5;

/** Wrong claims that an address may make in an hour, and how many more each right one allows. */
const wrongClaims = { usual: 5, scarce: 1, perConfirmed: 3 } as const;

/** The ratio to the nearest limit; 1 is at it. `more` is added to each limit. */
const over = (found: Declines & { cards?: number }, limits: Limits, more = 0): number =>
  Math.max(
    found.tenMinutes / (limits.tenMinutes + more),
    found.hour / (limits.hour + more),
    found.day / (limits.day + more),
    found.cards !== undefined && limits.cards !== undefined ? found.cards / (limits.cards + more) : 0,
  );

/** How suspicious one person’s try is, without the rest of the site; from 1 on work is required. */
export const suspicion = (signals: Signals): number => {
  const { address, device, donor, card, domain, amount } = signals;
  // Big providers’ domains have declines every minute, and far more donations.
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

/** Whether cards are being tested: more declines than the site tolerates, or more tries at once than it could stop. */
export const isAlarm = ({ site }: Pick<Signals, 'site'>, budget: Budget): boolean =>
  budget.isFull || isSpent(site.plain, site.settled.plain, budget);

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** One more bit each time that the suspicion doubles. */
export const difficultyFor = (signals: Signals): number =>
  between(
    leastDifficulty,
    leastDifficulty + Math.floor(Math.log2(Math.max(1, suspicion(signals)))),
    mostDifficulty,
  );

/** Seconds until a try is allowed; 0 when it is. */
const shutFor = ({ device }: Signals): number => {
  const shut = (['tenMinutes', 'hour', 'day'] as const).filter(
    (window) => device[window] >= refuseFrom[window],
  );
  return Math.max(0, ...shut.map((window) => windows[window]));
};

/** Whether a signed-in person may try one more card: not after more refusals than happen by accident. */
export const mayCheckCard = ({ donor, isKnown }: Pick<Signals, 'donor' | 'isKnown'>): boolean =>
  donor.day < mostOfPerson[isKnown ? 'known' : 'unknown'];

/** Whether a card check or a fee may be tried, where no authentication is possible. */
export const mayCheckUnauthenticated = (signals: Signals, budget: Budget): boolean => {
  const { address, donor, isKnown } = signals;
  if (isKnown || donor.day < mostChecksInAlarm) return mayCheckCard(signals);
  const isFromTester =
    over(address, workFrom.address, address.charged / chargesPerDecline) >= authenticateFrom;
  return mayCheckCard(signals) && !isFromTester && !isAlarm(signals, budget);
};

/** Whether the gateway is asked about a claimed authentication: a wrong claim costs it a look-up, and the tester nothing. */
export const mayClaim = (
  { address, device, donor, isSignedIn }: Pick<Signals, 'address' | 'device' | 'donor' | 'isSignedIn'>,
  isScarce: boolean,
): boolean => {
  const most = isScarce ? wrongClaims.scarce : wrongClaims.usual;
  // Signing in frees a donor from an address that a tester uses as well.
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

/** The verdict on a try, before the gateway sees it. `isProven`: the try has its proof of work. */
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
