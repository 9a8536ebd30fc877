import { isHighRoller } from '#server/fundraising/fundraising.ts';
import { lockPeloton } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { transact } from '#server/platform/database/transact.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { allProgress } from './fund-sharing.queries.ts';
import { spareOf } from './fund-sharing.rules.ts';
import { bookShares } from './share-booking.ts';
import { readFigures } from './share-figures.ts';
import { tellOfShares } from './share-letters.ts';
import type { Event, SharingPlace } from './share-order.ts';
import { placeOf } from './share-place.ts';
import { settleOffers } from './share-plans.ts';
import { endSharing, offersIn, pelotonsToEnd } from './standing-offer.queries.ts';

type Deps = { settings: Pick<Settings, 'publicUrl'>; db: Db; clock: Clock; mail: Mail };

const settle = async (deps: Deps, trx: Trx, place: SharingPlace): Promise<void> => {
  const offers = await offersIn(trx, placeOf(place));
  if (offers.length === 0) return;
  const owners = offers.map(({ personId }) => ({ type: 'User', id: personId }) as const);
  const figuresOf = await readFigures(trx, place.event, owners, 'exact');
  const offered = offers.map(({ personId, upTo }) => {
    const spare = spareOf(figuresOf({ type: 'User', id: personId }));
    return { id: personId, spare: Math.min(upTo ?? spare, spare) };
  });
  // High Rollers get shares only by choice.
  const gaps = (await allProgress(trx, placeOf(place)))
    .filter(({ missing, committedAmount }) => missing > 0 && !isHighRoller(committedAmount))
    .map(({ publicId, missing }) => ({ id: publicId, missing }));
  for (const { id, lines } of settleOffers(offered, gaps)) {
    const order = {
      ...place,
      source: { type: 'User', id } as const,
      lines: lines.map((line) => ({ to: line.id, amount: line.amount })),
      beyondMissing: false,
      totals: 'exact' as const,
      kind: 'standing-offer' as const,
      madeBy: null,
      reason: null,
    };
    await tellOfShares(deps, trx, order, await bookShares(deps, trx, order));
  }
};

/**
 * Ends sharing in every peloton of an event, each in a separate transaction: it settles the members' standing offers, and no later share is
 * booked. A second run does what the first one didn’t.
 */
export const endFundSharing = async (deps: Deps, event: Event): Promise<void> => {
  for (const peloton of await pelotonsToEnd(deps.db, event.id))
    await transact(deps.db, async (trx) => {
      const place = { event, peloton };
      await lockPeloton(trx, peloton.id);
      if (await endSharing(trx, placeOf(place), deps.clock.now())) await settle(deps, trx, place);
    });
};
