import { randomInt, randomUUID } from 'node:crypto';
import { moveDonorAddress } from '#server/donation/donation.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { checkVersion } from '#server/platform/contract/version.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { answerGiven, withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { moveRecurringDonorAddress } from '#server/recurring-donation/recurring-donation.ts';
import { changedEmail, codeEmail, codeKind } from './contact-address.emails.ts';
import { contactAddressProblem } from './contact-address.problems.ts';
import {
  codesSent,
  contactAddressView,
  countAttempt,
  dayMs,
  endChange,
  hashOfCode,
  hourMs,
  isCodeOf,
  isExpired,
  isTaken,
  lockAddress,
  lockedPerson,
  mostAttempts,
  mostEmails,
  type OpenChange,
  openChangeOf,
  personOf,
  replaceChange,
  writeAddress,
} from './contact-address.queries.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

const answerOf = async (db: Db | Trx, personId: string) => {
  const { emailAddress } = await personOf(db, personId);
  const body = contactAddressView(emailAddress, await openChangeOf(db, personId));
  return { status: 200 as const, body, headers: { etag: body.version } };
};

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Prevents a flood of e-mails to a stranger's address, and guessing a code over days. */
const refuseFlood = ({ hour, day }: { hour: number; day: number }): void => {
  if (day >= mostEmails.day)
    throw contactAddressProblem('too-many-codes', {
      detail: 'We’ve sent ten codes within a day. Check your spam folder, or try again tomorrow.',
      headers: { 'retry-after': String(dayMs / 1000) },
    });
  if (hour >= mostEmails.hour)
    throw contactAddressProblem('too-many-codes', { headers: { 'retry-after': String(hourMs / 1000) } });
};

/** The caller does not learn whether the address is used here: a code is sent either way. */
const request = (deps: Deps, call: Call<'requestContactAddress'>) => {
  const { personId } = signedIn(call);
  const emailAddress = call.body.emailAddress.trim();
  return withIdempotency(deps, call, async (trx): Promise<Answer<'requestContactAddress'>> => {
    const person = await lockedPerson(trx, personId);
    const open = await openChangeOf(trx, personId);
    checkVersion(call.headers['if-match'], contactAddressView(person.emailAddress, open).version);
    if (isSameAddress(emailAddress, person.emailAddress))
      throw contactAddressProblem('contact-address-unchanged');
    await lockAddress(trx, emailAddress);
    const sentAt = deps.clock.now();
    refuseFlood(await codesSent(trx, { personId, emailAddress, now: sentAt }));
    const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
    const id = randomUUID();
    await replaceChange(trx, personId, { id, emailAddress, codeHash: hashOfCode(id, code), sentAt });
    const letter = codeEmail(code, deps.settings.publicUrl);
    await deps.mail.send(trx, { ...letter, to: emailAddress, personId, kind: codeKind });
    return answerOf(trx, personId);
  });
};

/** The open change, if this is its code. Each try counts, also where the request is refused. */
const changeByCode = async (
  { db, clock }: Deps,
  call: Call<'confirmContactAddress'>,
): Promise<OpenChange> => {
  const { personId } = signedIn(call);
  const { emailAddress } = await personOf(db, personId);
  const open = await openChangeOf(db, personId);
  checkVersion(call.headers['if-match'], contactAddressView(emailAddress, open).version);
  const change = open && (await countAttempt(db, open.id));
  if (change === undefined || isExpired(change, clock.now())) throw contactAddressProblem('code-expired');
  if (change.attempts > mostAttempts) throw contactAddressProblem('code-used-up');
  if (!isCodeOf(change, call.body.code)) {
    const fields = [{ path: '/body/code', code: 'code-wrong', message: 'This isn’t the code we sent.' }];
    throw contactAddressProblem('code-wrong', { fields });
  }
  return change;
};

const confirm = async (
  deps: Deps,
  call: Call<'confirmContactAddress'>,
): Promise<Answer<'confirmContactAddress'>> => {
  const { personId } = signedIn(call);
  const before = await answerGiven<Answer<'confirmContactAddress'>>(deps.db, call);
  if (before) return before;
  const { id, emailAddress } = await changeByCode(deps, call);
  return withIdempotency(deps, call, async (trx): Promise<Answer<'confirmContactAddress'>> => {
    const person = await lockedPerson(trx, personId);
    // Another device may have ended or replaced the change since the code was compared.
    if ((await openChangeOf(trx, personId))?.id !== id) throw platformProblem('version-changed');
    await lockAddress(trx, emailAddress);
    if (await isTaken(trx, personId, emailAddress)) throw contactAddressProblem('contact-address-taken');
    await writeAddress(trx, personId, emailAddress);
    const move = { personId, from: person.emailAddress, to: emailAddress };
    await moveDonorAddress(trx, move);
    await moveRecurringDonorAddress(trx, move);
    await endChange(trx, personId);
    await deps.mail.send(trx, {
      ...changedEmail(person, deps.settings.publicUrl),
      to: person.emailAddress,
      personId,
      kind: 'contact-address-changed',
    });
    return answerOf(trx, personId);
  });
};

export const contactAddressOperations = (deps: Deps) =>
  ({
    getContactAddress: (call) => answerOf(deps.db, signedIn(call).personId),
    requestContactAddress: (call) => request(deps, call),
    confirmContactAddress: (call) => confirm(deps, call),
    cancelContactAddress: (call) => {
      const { personId } = signedIn(call);
      const keyed = { ...call, body: null };
      return withIdempotency(deps, keyed, async (trx): Promise<Answer<'cancelContactAddress'>> => {
        await lockedPerson(trx, personId);
        await endChange(trx, personId);
        return answerOf(trx, personId);
      });
    },
  }) satisfies Partial<Handlers>;
