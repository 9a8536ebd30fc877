import { money } from '#machines/money.ts';
import type { JobPayload } from '#server/platform/jobs/jobs.ts';
import { dailyKey } from '#server/platform/jobs/jobs.types.ts';
import { type Written, writeEmail } from '#server/platform/mail/email.ts';
import { nameForStrangers } from '#server/platform/mail/format.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addSummaryJobs, claimSummaryEmail, summedPerson } from './annual-summary.queries.ts';
import { isWorthAnEmail, type Summary } from './annual-summary.rules.ts';
import { readSummary } from './annual-summary.ts';
import { drawSummary } from './pdf/render.ts';
import type { Giver } from './receipt.queries.ts';

/** Finds, in January, the donors who need a summary of last year. */
const summarySweepJob = 'donation-summary-sweep';
/** Sends a donor's annual summary, once: `{ year, personId, emailAddress }`, one of the last two null. */
export const summaryJob = 'donation-summary';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'donation-summary': true;
  }
}

type MailSummaryDeps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

const day = 24 * 60 * 60_000;

/** From January 10 on: payments that were open over New Year's Eve are settled by then, and nobody files taxes before. */
const firstDay = '01-10';

/** `hasAccount`: the donor also has a page with their donations. */
export const annualSummaryEmail = (summary: Summary, hasAccount: boolean, publicUrl: string): Written => {
  const { year, donations, charge, refunded, deductible, charity } = summary;
  const count = donations.length === 1 ? 'one gift' : `${donations.length} gifts`;
  return writeEmail(
    `What you gave in ${year}`,
    [
      `Hello ${nameForStrangers(summary.donorName, 'there')},`,
      `You made ${count} in ${year}. Thank you! All of it goes to cancer research.`,
      {
        facts: [
          ['You paid', money(charge)],
          ...(refunded > 0 ? [['Refunded to you', money(refunded)] as const] : []),
          ['Deductible', money(deductible)],
          ['Given to', `${charity.legalName}, EIN ${charity.ein}`],
        ],
      },
      'The summary for your taxes is attached as a PDF, with the date and the receipt number of each gift. You received no goods or services in exchange.',
    ],
    hasAccount
      ? { text: 'See what you gave', url: `${publicUrl}/edit-donation` }
      : { text: 'See how giving works', url: `${publicUrl}/give` },
    { because: `you made a gift in ${year}`, climb: { id: String(year) } },
  );
};

/** The donations follow the sign-in address; the e-mail goes to the contact address. */
const addresseeOf = async (
  { db }: Pick<Platform, 'db'>,
  { personId, emailAddress }: JobPayload,
): Promise<(Giver & { to: string }) | null> => {
  if (personId === null)
    return { personId: null, emailAddress: String(emailAddress), to: String(emailAddress) };
  const person = await summedPerson(db, String(personId));
  if (!person) return null;
  const to = person.emailAddress;
  return { personId: String(personId), emailAddress: person.signInAddress ?? to, to };
};

/** The e-mail and its record are one transaction: a second run, or a second worker, finds it. */
const mailSummary = async (deps: MailSummaryDeps, payload: JobPayload): Promise<void> => {
  const { db, clock, mail, settings } = deps;
  const year = Number(payload.year);
  const giver = await addresseeOf(deps, payload);
  const summary = giver && (await readSummary(deps, giver, year));
  if (!giver || !summary || !isWorthAnEmail(summary)) return;
  const content = await drawSummary(summary, clock.now());
  await db.transaction().execute(async (trx) => {
    if (!(await claimSummaryEmail(trx, year, giver, clock.now()))) return;
    await mail.send(trx, {
      ...annualSummaryEmail(summary, giver.personId !== null, settings.publicUrl),
      to: giver.to,
      personId: giver.personId,
      kind: 'donation-summary',
      attachments: [{ fileName: `donations-of-${year}.pdf`, contentType: 'application/pdf', content }],
    });
  });
};

/** Schedules the search for `time`'s day, once for all processes. */
export const scheduleSummaries = ({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, time: Date): Promise<void> =>
  db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, summarySweepJob, {}, { runAt: time, key: dailyKey(time) }));

const sweep = async (deps: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> => {
  const { db, clock } = deps;
  const [year = '', ...rest] = clock.today().split('-');
  const today = rest.join('-');
  if (today >= firstDay && today <= '01-31')
    await db.transaction().execute((trx) => addSummaryJobs(trx, summaryJob, Number(year) - 1, clock.now()));
  await scheduleSummaries(deps, new Date(clock.now().getTime() + day));
};

/** In January every donor of last year gets a summary by e-mail, once. */
export const registerSummaries = (deps: MailSummaryDeps & Pick<Platform, 'jobs'>): void => {
  deps.jobs.register(summarySweepJob, () => sweep(deps), { isNeverGivenUp: true });
  // Its key keeps a later sweep from adding it again, and after January none runs.
  deps.jobs.register(summaryJob, (payload) => mailSummary(deps, payload), {
    lane: 'letters',
    isNeverGivenUp: true,
  });
};
