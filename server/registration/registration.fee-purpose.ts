import { sql } from 'kysely';
import { bookedIn, type Charged, type Intent, type Purpose } from '#server/charging/charging.ts';
import { post } from '#server/ledger/ledger.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { noteFreed } from '#server/waiting-list/waiting-list.ts';
import { givenBackEmail } from './registration.emails.ts';
import { extendHolds, holdUntil, lockContested } from './registration.places.ts';

export const purposeName = 'registration-fee';

type Booked = { registrationId: string };

/** All code locks a registration before its places. */
const lockRegistration = (trx: Trx, id: string) =>
  trx
    .selectFrom('registration')
    .select('heldSince')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

const book = async (
  { clock }: { clock: Clock },
  trx: Trx,
  { id, reference: registrationId, amount, eventYear }: Intent,
  { paidWith }: Charged,
): Promise<Booked> => {
  if (eventYear === null) throw new Error(`Intent ${id} belongs to no event.`);
  await lockRegistration(trx, registrationId);
  await post(trx, clock, {
    kind: purposeName,
    reference: id,
    debits: [{ account: { kind: 'clearing', eventYear }, amount }],
    credits: [{ account: { kind: 'registration-fees', eventYear }, amount }],
    memo: `Registration ${registrationId}`,
  });
  // The places are paid for, so they stay reserved, however long the last step takes.
  await extendHolds(trx, registrationId, null);
  await sql`
    update registration set version = version + 1, updated_at = ${clock.now()},
      saved_steps = array_remove(saved_steps, 'fee') || array['fee'],
      answers = answers || ${JSON.stringify(paidWith ? { feePaidWith: paidWith } : {})}::jsonb
    where id = ${registrationId}`.execute(trx);
  return { registrationId };
};

/** The routes and shifts that a registration has places on. */
const reservedBy = async (trx: Trx, registrationId: string) => {
  const routes = await trx
    .selectFrom('routePlace')
    .select('routeId')
    .where('registrationId', '=', registrationId)
    .execute();
  const shifts = await trx
    .selectFrom('shiftPlace')
    .select('shiftId')
    .where('registrationId', '=', registrationId)
    .execute();
  return { route: routes.map(({ routeId }) => routeId), shift: shifts.map(({ shiftId }) => shiftId) };
};

const release = async ({ clock }: { clock: Clock }, trx: Trx, { reference }: Intent): Promise<void> => {
  const { heldSince } = await lockRegistration(trx, reference);
  const reserved = await reservedBy(trx, reference);
  await lockContested(trx, reserved);
  const until = holdUntil(clock.now(), heldSince);
  for (const table of ['routePlace', 'shiftPlace', 'codeUse'] as const)
    await trx
      .updateTable(table)
      .set({ heldUntil: until })
      .where('registrationId', '=', reference)
      .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '>', until)]))
      .execute();
  await trx
    .deleteFrom('codeUse')
    .where('registrationId', '=', reference)
    .where('scope', '=', 'fee')
    .execute();
  // The holds now expire by time; the waiting lists are informed then.
  await noteFreed(trx, 'route', reserved.route, clock.now());
  await noteFreed(trx, 'shift', reserved.shift, clock.now());
};

/** The fee of a registration; the reference is the registration's id. The wizard shows the outcome, so only a refund is sent by e-mail. */
export const feePurpose: Purpose<Booked> = {
  name: purposeName,
  ledgerKind: purposeName,
  book: bookedIn(book),
  release,
  notify: async ({ mail, settings }, trx, { reference, amount }, news) => {
    if (news !== 'given-back') return;
    const { personId, emailAddress, ...payer } = await trx
      .selectFrom('registration')
      .innerJoin('person', 'person.id', 'registration.personId')
      .select(['person.id as personId', 'firstName', 'emailAddress', 'publicId'])
      .where('registration.id', '=', reference)
      .executeTakeFirstOrThrow();
    // An account that was closed meanwhile has no address.
    if (emailAddress === '') return;
    const letter = givenBackEmail({ ...payer, amount }, settings.publicUrl);
    await mail.send(trx, { ...letter, to: emailAddress, personId, kind: 'registration-fee-given-back' });
  },
};
