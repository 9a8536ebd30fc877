import { membershipProblem } from '#server/membership/membership.problems.ts';
import {
  type Addressee,
  type Asked,
  addresseeOf,
  ledPeloton,
  lockLed,
  type Place,
} from '#server/membership/membership.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, writeLog } from '#server/peloton/peloton.ts';
import { lineText, saysSomething } from '#server/platform/contract/field-problems.ts';
import type { Answer, Call } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { membersLetter } from './member-desk.emails.ts';
import { memberDeskProblem } from './member-desk.problems.ts';
import { mostEmails } from './member-desk.rules.ts';

/** When the e-mails since an instant were sent, the earliest first. */
const emailsSince = async (db: Db | Trx, { pelotonId, eventId }: Place, since: Date): Promise<Date[]> => {
  const rows = await db
    .selectFrom('pelotonLog')
    .select('happenedAt')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('kind', '=', 'letter-sent')
    .where('happenedAt', '>', since)
    .orderBy('happenedAt')
    .execute();
  return rows.map(({ happenedAt }) => happenedAt);
};

/** The members of a peloton, or those with these public ids, as recipients. */
const membersToWriteTo = (
  trx: Trx,
  { pelotonId, eventId }: Place,
  publicIds: readonly string[] | 'all',
): Promise<Addressee[]> =>
  trx
    .selectFrom('pelotonMember')
    .innerJoin('person', 'person.id', 'pelotonMember.personId')
    .select(['person.id', 'publicId', 'firstName', 'lastName', 'emailAddress'])
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .$if(publicIds !== 'all', (query) => query.where('publicId', 'in', publicIds))
    .orderBy('person.id')
    .execute();

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;
type To = Call<'sendPelotonLetter'>['body']['to'];

const day = 24 * 60 * 60_000;
const dayBefore = (time: Date): Date => new Date(time.getTime() - day);

const refuseEmpty = (text: string): void => {
  if (saysSomething(text)) return;
  throw platformProblem('validation-failed', {
    fields: [{ path: '/body/text', code: 'invalid', message: lineText }],
  });
};

/** How many e-mails the peloton may send now. */
export const lettersLeft = async (
  db: Db | Trx,
  place: { pelotonId: string; eventId: string },
  at: Date,
): Promise<number> => Math.max(0, mostEmails - (await emailsSince(db, place, dayBefore(at))).length);

/** @throws ProblemError `too-many-letters` with the seconds until the next one is allowed */
const refuseTooMany = async (trx: Trx, place: Asked, at: Date): Promise<number> => {
  const sent = await emailsSince(trx, place, dayBefore(at));
  const first = sent.at(-mostEmails);
  if (first === undefined) return mostEmails - sent.length;
  const seconds = Math.ceil((first.getTime() - dayBefore(at).getTime()) / 1000);
  throw memberDeskProblem('too-many-letters', { headers: { 'retry-after': String(seconds) } });
};

/** The recipients: all but the caller, or the named people, each of whom has to be a member. */
const addresseesIn = async (trx: Trx, place: Asked, to: To): Promise<Addressee[]> => {
  const found = await membersToWriteTo(trx, place, to);
  if (to !== 'all') {
    if (found.length < new Set(to).size) throw membershipProblem('member-not-found');
    return found;
  }
  const others = found.filter(({ id }) => id !== place.callerId);
  if (others.length === 0) throw memberDeskProblem('nobody-to-write-to');
  return others;
};

/** Writes to members, each in a separate e-mail; people who left meanwhile get none. */
export const sendLetter = async (deps: Deps, call: Call<'sendPelotonLetter'>) => {
  const { subject, text, to } = call.body;
  const place = await ledPeloton(deps.db, call);
  refuseEmpty(text);
  return withIdempotency(deps, call, async (trx): Promise<Answer<'sendPelotonLetter'>> => {
    await lockLed(trx, place);
    const { pelotonId, eventId, callerId } = place;
    const at = deps.clock.now();
    const left = await refuseTooMany(trx, place, at);
    const peloton = await findPeloton(trx, pelotonId);
    if (peloton === undefined) throw pelotonProblem('peloton-not-yours');
    const addressees = await addresseesIn(trx, place, to);
    const sender = await addresseeOf(trx, callerId);
    const letter = membersLetter({ sender, peloton, subject: subject.trim(), text }, deps.settings.publicUrl);
    const readers = addressees.map(({ id, emailAddress }) => ({ to: emailAddress, personId: id }));
    await deps.mail.sendToEach(trx, { ...letter, kind: 'peloton-letter' }, readers);
    const count = addressees.length;
    await writeLog(trx, {
      pelotonId,
      eventId,
      kind: 'letter-sent',
      actorId: callerId,
      details: { count },
      at,
    });
    return { status: 201, body: { count, sentAt: at.toISOString(), lettersLeft: left - 1 } };
  });
};
