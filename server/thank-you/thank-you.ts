import { sql } from 'kysely';
import { linkProblem } from '#machines/form/link.ts';
import { donationPage, donationView } from '#server/donation/donation.ts';
import { currentEvent } from '#server/event/event.ts';
import { lineText, saysSomething } from '#server/platform/contract/field-problems.ts';
import type { Answer, Call, Handlers } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { ProblemField } from '#server/platform/problems/problem-error.ts';
import { takenBack } from '#server/receipt/receipt.ts';
import { type AddressSeal, addressSeal, fullUntil, optedOut } from '#server/strangers/strangers.ts';
import { ownPerson } from '#server/user/user.ts';
import { thankYouEmail } from './thank-you.emails.ts';
import { thankYouProblem } from './thank-you.problems.ts';

/** A donation that a person wants to give thanks for. */
type ToThank = { id: string; donorEmail: string; isTakenBack: boolean; isThanked: boolean };

/** The ids among `ids` whose donations the person received. */
const donationsToThank = (trx: Trx, personId: string, ids: readonly string[]): Promise<ToThank[]> =>
  trx
    .selectFrom('donation as given')
    .leftJoin('thankedDonation', 'thankedDonation.donationId', 'given.id')
    .select(['given.id', 'donorEmail'])
    .select(sql<boolean>`given.amount <= ${takenBack}`.as('isTakenBack'))
    .select(sql<boolean>`thanked_donation.donation_id is not null`.as('isThanked'))
    .where('recipientPersonId', '=', personId)
    .where('given.id', 'in', ids)
    .execute();

/**
 * Marks the donations as thanked, after concurrent transactions. False if one of them marked a donation first. The order is that of the
 * ids, so that two runs cannot deadlock.
 */
const markThanked = async (
  trx: Trx,
  { personId, ids, at }: { personId: string; ids: ReadonlySet<string>; at: Date },
): Promise<boolean> => {
  const { id: thankYouId } = await trx
    .insertInto('thankYou')
    .values({ personId, sentAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const marked = await trx
    .insertInto('thankedDonation')
    .values([...ids].sort().map((donationId) => ({ donationId, thankYouId })))
    .onConflict((conflict) => conflict.column('donationId').doNothing())
    .returning('donationId')
    .execute();
  return marked.length === ids.size;
};

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

const refunded = { code: 'refunded', message: 'This gift was refunded to its donor.' };
const thanked = { code: 'thanked', message: 'You’ve already said thanks for this gift before.' };

/** Thank-yous that reach one address in a day, from all writers. */
const mostInADay = 10;

const refuseText = (text: string): void => {
  const message = saysSomething(text) ? linkProblem(text) : lineText;
  if (message === null) return;
  throw platformProblem('validation-failed', {
    fields: [{ path: '/body/text', code: 'invalid', message }],
  });
};

/** Refuses the whole request where one donation can't be thanked for, and names every such donation. */
const refuseUnfit = (ids: readonly string[], found: readonly ToThank[]): void => {
  const byId = new Map(found.map((donation) => [donation.id, donation]));
  if (ids.some((id) => !byId.has(id))) throw thankYouProblem('donation-not-received');
  const fields = ids.flatMap((id, index): ProblemField[] => {
    const path = `/body/donationIds/${index}`;
    if (byId.get(id)?.isTakenBack) return [{ path, ...refunded }];
    return byId.get(id)?.isThanked ? [{ path, ...thanked }] : [];
  });
  if (fields.length === 0) return;
  const isRefunded = fields.some(({ code }) => code === refunded.code);
  throw thankYouProblem(isRefunded ? 'donation-refunded' : 'donation-thanked', { fields });
};

/** One e-mail for each donor, for any number of their donations. */
const addressesOf = (found: readonly ToThank[]): string[] => [
  ...new Set(found.map(({ donorEmail }) => donorEmail.toLowerCase())),
];

/**
 * The addresses that may get one more thank-you today. Unsubscribed and full ones are left out; the answer counts their donations as
 * thanked, and so reveals none of them.
 */
const readersOf = async (
  { clock }: Deps,
  trx: Trx,
  { hashOf, tokenOf }: AddressSeal,
  found: readonly ToThank[],
): Promise<{ address: string; token: string }[]> => {
  const addresses = addressesOf(found).map((address) => ({ address, hash: hashOf(address) }));
  const stopped = await optedOut(
    trx,
    addresses.map(({ hash }) => hash),
  );
  const readers = [];
  for (const { address, hash } of addresses) {
    if (stopped.has(hash)) continue;
    const full = await fullUntil(trx, clock, { address, kind: 'thank-you', most: mostInADay });
    if (full === null) readers.push({ address, token: tokenOf(hash) });
  }
  return readers;
};

const send = async (deps: Deps, call: Call<'sendThankYou'>): Promise<Answer<'sendThankYou'>> => {
  const { donationIds, text } = call.body;
  const person = await ownPerson(deps.db, call);
  refuseText(text);
  const seal = await addressSeal(deps.db);
  const ids = donationIds.map((id) => id.toLowerCase());
  return withIdempotency(deps, call, async (trx: Trx) => {
    const at = deps.clock.now();
    const found = await donationsToThank(trx, person.personId, ids);
    refuseUnfit(ids, found);
    if (!(await markThanked(trx, { personId: person.personId, ids: new Set(ids), at }))) {
      refuseUnfit(ids, await donationsToThank(trx, person.personId, ids));
      throw thankYouProblem('donation-thanked');
    }
    for (const { address, token } of await readersOf(deps, trx, seal, found))
      await deps.mail.send(trx, {
        ...thankYouEmail(person, { text, token }, deps.settings.publicUrl),
        to: address,
        kind: 'thank-you',
      });
    return { status: 201 as const, body: { donationIds, thankedAt: at.toISOString() } };
  });
};

/** A person's donations without thanks, and the e-mail that thanks for them. */
export const thankYouOperations = (deps: Deps) =>
  ({
    getUnthankedDonations: async (call) => {
      const { personId } = await ownPerson(deps.db, call);
      const event = await currentEvent(deps.db);
      const page = pageOf(call.query);
      const asked = { eventId: event.id, isUnthanked: true };
      const { donations, total } = await donationPage(deps.db, { personId }, asked, page);
      return {
        status: 200,
        headers: paginationHeaders(page, donations.length, total),
        body: donations.map((donation) => donationView(donation, 'person')),
      };
    },

    sendThankYou: (call) => send(deps, call),
  }) satisfies Partial<Handlers>;
