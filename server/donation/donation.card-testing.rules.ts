/** How often a card was refused lately; each window holds the shorter ones. */
export type Declines = { tenMinutes: number; hour: number; day: number };

/** What is known of a try and of what came before it, the last day long. */
export type Signals = {
  /** Whether something was sent under this key before: then this is a repeated request, not a try. */
  isRepeat: boolean;
  isSignedIn: boolean;
  /** Whether whoever is signed in has given before. */
  hasGiven: boolean;
  /** cents */
  amount: number;
  /** The declines of the same address; `cards`: of how many cards. */
  address: Declines & { cards: number };
  device: Declines & { cards: number };
  /** The same donor: whoever is signed in, or the e-mail address that was typed. */
  donor: Declines;
  /** Wherever the cards were tried that this donor or device tried. */
  card: Declines;
  /** What the donors of the same e-mail domain had refused, and charged. */
  domain: Declines & { charged: number };
  /** The last 200 tries of the last ten minutes by people who aren’t signed in. */
  site: {
    /** Of those that were let through without work: charged or declined, declined, small and not answered yet, all. */
    ended: number;
    declined: number;
    openSmall: number;
    tried: number;
    /** Of those that did the work: declined, and how many small ones came in the last minute. */
    provenDeclined: number;
    provenSmall: number;
  };
};

export type Verdict =
  | { kind: 'allow' }
  /** `difficulty` in zero bits. */
  | { kind: 'work'; difficulty: number }
  | { kind: 'refuse'; seconds: number };

/** What a card is tried with: a sum that its owner overlooks, up to a gift of ten dollars with its fee. In cents. */
export const smallAmount = 1_100;
export const leastDifficulty = 16;
export const mostDifficulty = 22;
/** What everybody may be asked for: a slow phone has to do it, too. */
const mostForAll = 20;

const minute = 60;
const hour = 60 * minute;
const windows = { tenMinutes: 10 * minute, hour, day: 24 * hour } as const;
type Limits = Declines & { cards?: number };

/** From so many on there is work to do. Behind one address may be a whole office; a card that is mistyped is refused thrice. */
const workFrom = {
  address: { tenMinutes: 5, hour: 10, day: 25, cards: 5 },
  device: { tenMinutes: 4, hour: 6, day: 12, cards: 4 },
  donor: { tenMinutes: 4, hour: 6, day: 12 },
  card: { tenMinutes: 4, hour: 6, day: 12 },
  domain: { tenMinutes: 10, hour: 20, day: 60 },
} as const satisfies Record<string, Limits>;

/**
 * From so many on nothing goes. Only by what nobody can have in another’s name: whoever types somebody’s e-mail address, or has
 * their card, must not keep them from giving.
 */
const refuseFrom = {
  address: { tenMinutes: 12, hour: 30, day: 80 },
  device: { tenMinutes: 10, hour: 20, day: 40 },
} as const satisfies Record<string, Limits>;

/** Somebody with a gift behind them may have a bad day, but not this bad. */
const mostOfKnown = 20;

const stormFrom = { declined: 20, share: 0.3, openSmall: 50, openShare: 0.8 } as const;
const smallPerMinute = 20;

/** How many times over the nearest limit; 1 is at it. */
const over = (found: Limits, limits: Limits): number =>
  Math.max(
    found.tenMinutes / limits.tenMinutes,
    found.hour / limits.hour,
    found.day / limits.day,
    found.cards !== undefined && limits.cards !== undefined ? found.cards / limits.cards : 0,
  );

/** How suspicious one person’s try is, not looking at the rest of the site; from 1 on there is work to do. */
export const suspicion = (signals: Signals): number => {
  const { address, device, donor, card, domain, amount } = signals;
  // The big providers’ domains have declines every minute, and far more gifts.
  const isBadDomain = domain.tenMinutes + domain.hour + domain.day > 0 && domain.day > 2 * domain.charged;
  const most = Math.max(
    over(address, workFrom.address),
    over(device, workFrom.device),
    over(donor, workFrom.donor),
    over(card, workFrom.card),
    isBadDomain ? over(domain, workFrom.domain) : 0,
  );
  return amount <= smallAmount ? most * 1.5 : most;
};

/** Whether cards are being tried out from everywhere: far more declines than there ever are, or a burst of small tries. */
export const isStorm = ({ site }: Pick<Signals, 'site'>): boolean =>
  (site.declined >= stormFrom.declined && site.declined >= stormFrom.share * site.ended) ||
  (site.openSmall >= stormFrom.openSmall && site.openSmall >= stormFrom.openShare * site.tried);

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** One bit more each time that the suspicion doubles, and with every ten who did the work to try a bad card. */
export const difficultyFor = (signals: Signals): number => {
  const own = suspicion(signals);
  const byOwn = leastDifficulty + Math.floor(Math.log2(Math.max(1, own)));
  const byAll = isStorm(signals)
    ? Math.min(mostForAll, leastDifficulty + Math.floor(signals.site.provenDeclined / 10))
    : 0;
  return between(leastDifficulty, Math.max(byOwn, byAll), mostDifficulty);
};

/** For how long nothing goes; 0 when it does. */
const shutFor = ({ address, device }: Signals): number => {
  const shut = (['tenMinutes', 'hour', 'day'] as const).filter(
    (window) => address[window] >= refuseFrom.address[window] || device[window] >= refuseFrom.device[window],
  );
  return Math.max(0, ...shut.map((window) => windows[window]));
};

/** Whether one more card may be tried by somebody whom the site knows: after as many refusals as nobody has by accident, no. */
export const mayCheckCard = ({ donor }: Pick<Signals, 'donor'>): boolean => donor.day < mostOfKnown;

/** What to do with a try, before the gateway sees it. `isProven`: it came with work that was done for it. */
export const judge = (signals: Signals, isProven: boolean): Verdict => {
  if (signals.isRepeat) return { kind: 'allow' };
  if (signals.isSignedIn && signals.hasGiven) {
    return mayCheckCard(signals) ? { kind: 'allow' } : { kind: 'refuse', seconds: hour };
  }
  const seconds = shutFor(signals);
  if (seconds > 0) return { kind: 'refuse', seconds };
  const isInStorm = isStorm(signals) && !signals.isSignedIn;
  if (!isInStorm && suspicion(signals) < 1) return { kind: 'allow' };
  if (!isProven) return { kind: 'work', difficulty: difficultyFor(signals) };
  const isTooMany = isInStorm && signals.amount <= smallAmount && signals.site.provenSmall >= smallPerMinute;
  return isTooMany ? { kind: 'refuse', seconds: minute } : { kind: 'allow' };
};
