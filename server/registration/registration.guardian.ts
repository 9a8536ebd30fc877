import { dayIn, eventZone } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { money } from '#machines/money.ts';
import { fundSharingEnds } from '#server/event/event.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { type Written, writeEmail } from '#server/platform/mail/email.ts';
import { inWords, nameForStrangers } from '#server/platform/mail/format.ts';
import type { Platform } from '#server/platform/platform.ts';
import { registerLate, sendLimited } from '#server/strangers/strangers.ts';
import { aggregateById } from './registration.aggregate.ts';
import { committedNow } from './registration.emails.ts';
import { ageOf } from './registration.progress.ts';
import { needsGuardian } from './registration.rules.ts';
import type { RegistrationAggregate } from './registration.types.ts';
import { whatFor } from './what-for.ts';

/** What the guardian signed; the text is that of the day of the signature. */
export type Agreement = {
  guardianName: string;
  guardianEmail: string;
  waiverVersion: string;
  waiverBody: string;
  signedAt: Date;
};

const agreementOf = async (trx: Trx, registrationId: string): Promise<Agreement | null> => {
  const row = await trx
    .selectFrom('waiverSignature')
    .select(['guardianName', 'guardianEmail', 'waiverVersion', 'waiverBody', 'signedAt'])
    .where('registrationId', '=', registrationId)
    .executeTakeFirst();
  const { guardianName, guardianEmail } = row ?? {};
  return row && guardianName && guardianEmail ? { ...row, guardianName, guardianEmail } : null;
};

export const guardianSignatureEmail = (
  aggregate: RegistrationAggregate,
  agreement: Agreement,
  publicUrl: string,
): Written => {
  const { event, person, answers } = aggregate;
  const profile = answers.profile ?? person;
  const firstName = nameForStrangers(profile.firstName, 'The rider');
  const name = nameForStrangers(fullNameOf(profile), 'The rider');
  const committed = committedNow(aggregate);
  return writeEmail(
    `${name} is registered for ${event.name} with your agreement`,
    [
      `Hello ${nameForStrangers(agreement.guardianName, 'there')},`,
      `${name}, under 18, is registered for ${event.name} in ${event.place} with your agreement:`,
      whatFor(aggregate),
      ...(committed > 0
        ? [
            `${firstName} committed to raise ${money(committed)} by ${inWords(event.fundraisingDeadline)}. If ${firstName} is in a peloton, it can help until` +
              ` ${inWords(fundSharingEnds(event))}. If ${firstName} is still short then, we’ll charge the difference to the` +
              ' payment method saved with the registration.',
          ]
        : []),
      `You signed as ${nameForStrangers(agreement.guardianName, 'parent or guardian')} on ${inWords(dayIn(eventZone, agreement.signedAt))}.` +
        ' If that wasn’t you, reply to this e-mail and tell us.',
      `Here’s what was signed, version ${agreement.waiverVersion}:`,
      { quote: agreement.waiverBody.split(/\n{2,}/) },
    ],
    { text: `Learn about ${event.name}`, url: publicUrl },
    {
      because: `${firstName} named you as parent or guardian`,
      climb: { id: person.publicId },
    },
  );
};

/** Guardians' e-mails that reach one address in a day. The rest follows later. */
const mostInADay = 10;

type TellDeps = Pick<Platform, 'settings' | 'clock' | 'mail' | 'jobs'>;

/** Tells the guardian, at the given address: the minor may have typed all of it, so a guardian who did not sign learns of it. */
export const tellGuardian = async (
  deps: TellDeps,
  trx: Trx,
  aggregate: RegistrationAggregate,
): Promise<void> => {
  if (!needsGuardian(ageOf(aggregate) ?? 0)) return;
  const agreement = await agreementOf(trx, aggregate.id);
  if (!agreement) return;
  await sendLimited(
    deps,
    trx,
    {
      ...guardianSignatureEmail(aggregate, agreement, deps.settings.publicUrl),
      to: agreement.guardianEmail,
      kind: 'guardian-agreement',
      personId: aggregate.person.id,
    },
    { reference: aggregate.id, most: mostInADay },
  );
};

/** Sends the guardians' e-mails that exceeded their address's limit of one day. */
export const registerLateGuardianEmails = (deps: TellDeps & Pick<Platform, 'db'>): void =>
  registerLate(deps, 'guardian-agreement', async (registrationId) => async (trx) => {
    const aggregate = await aggregateById(trx, registrationId, deps.clock.now());
    if (aggregate) await tellGuardian(deps, trx, aggregate);
  });
