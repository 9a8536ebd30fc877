import { sql } from 'kysely';
import { linkProblem } from '#machines/form/link.ts';
import { currentEvent } from '#server/event/event.ts';
import { type Asked, addresseeOf, ledPeloton, lockLed } from '#server/membership/membership.ts';
import { findPeloton, writeLog } from '#server/peloton/peloton.ts';
import { lineText, saysSomething } from '#server/platform/contract/field-problems.ts';
import type { Answer, Call, Handlers } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { type AddressSeal, addressSeal, optedOut, stopEmails } from '#server/strangers/strangers.ts';
import { ensureGroupCode, groupCodeOperations } from './group-code.ts';
import { invitationEmail, invitationKind } from './invitation.emails.ts';
import { invitationProblem } from './invitation.problems.ts';

/** How many people the peloton invited since an instant. */
const invitedSince = async (trx: Trx, pelotonId: string, since: Date): Promise<number> => {
  const { invited } = await trx
    .selectFrom('pelotonInvitation')
    .select(({ fn }) => fn.countAll<number>().as('invited'))
    .where('pelotonId', '=', pelotonId)
    .where('invitedAt', '>', since)
    .executeTakeFirstOrThrow();
  return invited;
};

/** How many people a person invited since an instant, to any peloton. */
const invitedBy = async (trx: Trx, personId: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ invited: number }>`
    select coalesce(sum((details->>'count')::int), 0)::int as invited from peloton_log
    where actor_id = ${personId} and kind = 'invited' and happened_at > ${since}
  `.execute(trx);
  return rows[0]?.invited ?? 0;
};

/** The addresses to which so many pelotons have written since. */
const writtenOften = async (
  trx: Trx,
  hashes: readonly string[],
  since: Date,
  most: number,
): Promise<Set<string>> => {
  const rows = await trx
    .selectFrom('pelotonInvitation')
    .select('addressHash')
    .where('addressHash', 'in', [...hashes])
    .where('invitedAt', '>', since)
    .groupBy('addressHash')
    .having(({ fn }) => fn.countAll<number>(), '>', most)
    .execute();
  return new Set(rows.map(({ addressHash }) => addressHash));
};

/** Stores the digests of the new invitations. */
const insertInvitations = async (
  trx: Trx,
  place: { pelotonId: string; eventId: string },
  hashes: readonly string[],
  invitedAt: Date,
): Promise<Set<string>> => {
  const rows = await trx
    .insertInto('pelotonInvitation')
    .values(hashes.map((addressHash) => ({ ...place, addressHash, invitedAt })))
    .onConflict((conflict) => conflict.columns(['pelotonId', 'eventId', 'addressHash']).doNothing())
    .returning('addressHash')
    .execute();
  return new Set(rows.map(({ addressHash }) => addressHash));
};

export { ensureGroupCode } from './group-code.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

const dayMs = 86_400_000;

/** Invitations of a peloton within a day, and of a person who founds several. */
const mostInDay = 200;

/** Pelotons that may write to one address within 30 days. */
const mostEmails = 3;

const refuseMessage = (message: string | null): void => {
  if (message === null) return;
  const problem = saysSomething(message) ? linkProblem(message) : lineText;
  if (problem === null) return;
  throw platformProblem('validation-failed', {
    fields: [{ path: '/body/message', code: 'invalid', message: problem }],
  });
};

type Invited = { hash: string; address: string };

/** Each address once, even if it was typed several times or in another case. */
const distinct = ({ hashOf }: AddressSeal, addresses: readonly string[]): Invited[] => [
  ...new Map(
    addresses.map((address) => {
      const hash = hashOf(address);
      return [hash, { hash, address }];
    }),
  ).values(),
];

const write = async (
  { settings, mail }: Deps,
  trx: Trx,
  place: Asked,
  {
    invited,
    message,
    seal,
    at,
  }: { invited: readonly Invited[]; message: string | null; seal: AddressSeal; at: Date },
): Promise<void> => {
  const from = await addresseeOf(trx, place.callerId);
  const peloton = await findPeloton(trx, place.pelotonId);
  if (peloton === undefined) throw new Error('A peloton that is led and locked is not there.');
  const { name: eventName } = await currentEvent(trx);
  const code = await ensureGroupCode(trx, peloton.id, at);
  for (const { hash, address } of invited) {
    const token = seal.tokenOf(hash);
    await mail.send(trx, {
      ...invitationEmail({ from, peloton, eventName, code, message, token }, settings.publicUrl),
      to: address,
      kind: invitationKind,
      isEmptiedOnceSent: true,
    });
  }
};

const send = async (deps: Deps, call: Call<'sendInvitations'>): Promise<Answer<'sendInvitations'>> => {
  const { addresses, message } = call.body;
  const place = await ledPeloton(deps.db, call);
  refuseMessage(message);
  const seal = await addressSeal(deps.db);
  const typed = distinct(seal, addresses);
  // The request's record has a fingerprint of digests, never of addresses.
  const body = { addresses: typed.map(({ hash }) => hash), message };
  return withIdempotency(deps, { ...call, body }, async (trx): Promise<Answer<'sendInvitations'>> => {
    await lockLed(trx, place);
    const at = deps.clock.now();
    const { pelotonId, eventId, callerId } = place;
    const added = await insertInvitations(trx, { pelotonId, eventId }, body.addresses, at);
    const yesterday = new Date(at.getTime() - dayMs);
    const ofPeloton = await invitedSince(trx, pelotonId, yesterday);
    const ofPerson = (await invitedBy(trx, callerId, yesterday)) + added.size;
    if (Math.max(ofPeloton, ofPerson) > mostInDay) throw invitationProblem('too-many-invitations');
    const stopped = await optedOut(trx, body.addresses);
    const often = await writtenOften(trx, body.addresses, new Date(at.getTime() - 30 * dayMs), mostEmails);
    // The answer counts both as invited, so that it reveals neither unsubscribed addresses nor other senders.
    const invited = typed.filter(({ hash }) => added.has(hash) && !stopped.has(hash) && !often.has(hash));
    await write(deps, trx, place, { invited, message, seal, at });
    if (added.size > 0)
      await writeLog(trx, {
        pelotonId,
        eventId,
        kind: 'invited',
        actorId: callerId,
        details: { count: added.size },
        at,
      });
    return {
      status: 200,
      body: { invited: added.size, invitedBefore: typed.length - added.size },
    };
  });
};

export const invitationOperations = (deps: Deps) =>
  ({
    ...groupCodeOperations(deps),
    sendInvitations: (call) => send(deps, call),

    stopInvitations: async (call) => {
      if (!(await stopEmails(deps, call.body.token))) throw invitationProblem('invitation-link-broken');
      return { status: 200, body: { isStopped: true } };
    },
  }) satisfies Partial<Handlers>;
