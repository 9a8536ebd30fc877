import { randomUUID } from 'node:crypto';
import { currentEvent } from '#server/event/event.ts';
import { addresseeOf } from '#server/membership/membership.ts';
import { lineText, saysSomething } from '#server/platform/contract/field-problems.ts';
import { type Answer, type Call, signedIn } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { shiftsLedBy } from '#server/volunteering/volunteering.ts';
import { dayBefore } from './sheets.ts';
import { shiftLetter } from './shift-lead.emails.ts';
import { shiftLeadProblem } from './shift-lead.problems.ts';
import { emailsSince, lockShift, peopleToWriteTo } from './shift-lead.queries.ts';
import { mostEmails } from './shift-lead.rules.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

const refuseEmpty = (text: string): void => {
  if (saysSomething(text)) return;
  throw platformProblem('validation-failed', {
    fields: [{ path: '/body/text', code: 'invalid', message: lineText }],
  });
};

/** @throws ProblemError `too-many-shift-letters` with the seconds until the next one is allowed */
const refuseTooMany = async (trx: Trx, shiftId: string, at: Date): Promise<number> => {
  const sent = await emailsSince(trx, [shiftId], dayBefore(at));
  const first = sent.at(-mostEmails);
  if (first === undefined) return mostEmails - sent.length;
  const seconds = Math.ceil((first.sentAt.getTime() - dayBefore(at).getTime()) / 1000);
  throw shiftLeadProblem('too-many-shift-letters', { headers: { 'retry-after': String(seconds) } });
};

/** Writes to everybody with a place in the shift, in separate e-mails; people who left it get none. */
export const sendShiftLetter = (deps: Deps, call: Call<'sendShiftLetter'>) => {
  const { personId: senderId } = signedIn(call);
  const { shiftId, subject, text } = call.body;
  refuseEmpty(text);
  return withIdempotency(deps, call, async (trx): Promise<Answer<'sendShiftLetter'>> => {
    await lockShift(trx, shiftId);
    const at = deps.clock.now();
    const event = await currentEvent(trx);
    const shift = (await shiftsLedBy(trx, senderId, event.id, at)).find(
      ({ id }) => id === shiftId.toLowerCase(),
    );
    if (shift === undefined) throw shiftLeadProblem('shift-not-led');
    const left = await refuseTooMany(trx, shift.id, at);
    const people = await peopleToWriteTo(trx, shift.id, senderId);
    const count = people.length;
    if (count === 0) throw shiftLeadProblem('nobody-in-shift');
    const sender = await addresseeOf(trx, senderId);
    const letter = shiftLetter({ sender, shift, subject: subject.trim(), text }, deps.settings.publicUrl);
    const readers = people.map(({ id, emailAddress }) => ({ to: emailAddress, personId: id }));
    await deps.mail.sendToEach(trx, { ...letter, kind: 'shift-letter' }, readers);
    await trx
      .insertInto('shiftLetter')
      .values({ id: randomUUID(), shiftId: shift.id, senderId, sentAt: at, count })
      .execute();
    return { status: 201, body: { count, sentAt: at.toISOString(), lettersLeft: left - 1 } };
  });
};
