import type { Book, RecipientAccount } from '#server/ledger/ledger.ts';
import { currentYear, type Year } from './calendar.ts';
import { demo } from './demo-accounts.ts';
import type { Plan } from './participation.plan.ts';
import { type Random, randomFor } from './random.ts';
import { type DemoData, eventId } from './rows.ts';

export const accountOf = (
  ownerType: 'User' | 'Peloton',
  ownerId: string,
  eventYear: number,
): RecipientAccount => ({ kind: 'recipient', ownerType, ownerId, eventYear });

/** The recipient of a donation, and the time from which they take donations. */
export type Recipient = { account: RecipientAccount; since: Date | null };

type Fundraiser = { account: RecipientAccount; since: Date; weight: number; committed: number };

const popularity = (person: number, random: Random): number => {
  if (person === demo.rider) return 14;
  if (person === demo.captain || person === demo.challenger) return 6;
  return 0.15 + random.next() ** 3 * 4;
};

const fundraisersOf = (data: DemoData, plans: readonly Plan[], year: Year): Fundraiser[] => {
  const random = randomFor(`fundraisers ${year}`);
  return plans
    .filter((plan) => plan.year === year && (plan.routes.length > 0 || plan.challenger))
    .flatMap(({ person, at }) => {
      const id = data.person[person]?.id;
      if (id === undefined) return [];
      const committed = data.participation
        .filter((each) => each.personId === id && each.eventId === eventId(year))
        .reduce((sum, each) => sum + (each.commitment ?? 0), 0);
      return [
        { account: accountOf('User', id, year), since: at, weight: popularity(person, random), committed },
      ];
    });
};

/**
 * Draws recipients for one year: seven in ten donations are for a person, the rest for pelotons and the general fund. In past years most
 * donations went to people short of their commitment, as in reality.
 */
export const recipientsOf = (data: DemoData, plans: readonly Plan[], book: Book, year: Year) => {
  const people = fundraisersOf(data, plans, year);
  const pelotons = data.peloton.filter(({ yearsActive }) => yearsActive?.includes(year));
  const isOver = year !== currentYear;

  return (random: Random): Recipient => {
    const kind = random.weighted<'person' | 'peloton' | 'general'>([
      ['person', isOver ? 80 : 72],
      ['peloton', isOver ? 10 : 15],
      ['general', isOver ? 10 : 13],
    ]);
    if (kind === 'general')
      return { account: { kind: 'recipient', ownerType: 'General', eventYear: year }, since: null };
    if (kind === 'peloton') {
      return { account: accountOf('Peloton', random.pick(pelotons).id, year), since: null };
    }
    // Balances are worth reading only where they decide.
    const isForShort = isOver && random.chance(0.85);
    const short = isForShort
      ? people.map((each): readonly [Fundraiser, number] => [
          each,
          Math.max(0, each.committed - book.balance(each.account)),
        ])
      : [];
    const isShortDrawn = short.some(([, missing]) => missing > 0);
    const drawn = random.weighted(
      isShortDrawn ? short : people.map((each): readonly [Fundraiser, number] => [each, each.weight]),
    );
    return { account: drawn.account, since: drawn.since };
  };
};
