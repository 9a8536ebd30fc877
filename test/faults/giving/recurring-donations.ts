import { sql } from 'kysely';
import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import { randomFor } from '#server/seed/random.ts';
import { card } from '#test/support/event/donations.ts';
import type { Finding } from './audit.ts';
import { planDonation } from './donations.ts';
import type { Scenario } from './scenario.ts';
import { badDay } from './storm.ts';

const day = 24 * 60 * 60 * 1000;
const atNoon = (date: string): Date => new Date(`${date}T16:00:00Z`);
const isoDay = (time: number): CalendarDay => dayIn('UTC', new Date(time));

/** The last day of the month that is so many months after January 2027. */
const lastOf = (month: number): number => new Date(Date.UTC(2027, month + 1, 0)).getUTCDate();
const dateOf = (month: number, dayOfMonth: number): string =>
  isoDay(Date.UTC(2027, month, Math.min(dayOfMonth, lastOf(month))));

/** Around each end of a month the clock goes a day forward, a day back and forward again. */
const walkOf = (month: number): string[] => {
  const [last, after] = [dateOf(month, 31), dateOf(month + 1, 1)];
  return [dateOf(month, 15), dateOf(month, 27), dateOf(month, 28), last, after, last, after];
};

const daysOfMonth = [15, 28, 29, 30, 31];

/**
 * Recurring donations that began in January, on days that some months don't have. Two workers charge them while the clock jumps, the
 * gateway has a bad day and a worker is killed now and then.
 */
export const walkMonths = async (scenario: Scenario, months: number): Promise<Finding[]> => {
  const random = randomFor(`${scenario.seed} months`);
  const begun = new Map<string, number>();
  for (const dayOfMonth of daysOfMonth) {
    await scenario.moveClock(atNoon(dateOf(0, dayOfMonth)));
    const index = scenario.donors.all().length;
    const payment = card('fake-valid-visa-nonce');
    const answered = await scenario.donors.give(
      planDonation(scenario.seed, index, { frequency: 'Monthly', payment }),
    );
    begun.set(answered.key, dayOfMonth);
  }
  await scenario.gateway.behave(badDay);
  for (let month = 0; month < months; month += 1)
    for (const date of month === 0 ? [dateOf(1, 1)] : walkOf(month)) {
      await scenario.moveClock(atNoon(date));
      // A request to a killed worker gets no answer.
      await Promise.allSettled([scenario.work(), ...(random.chance(0.1) ? [scenario.crash('worker')] : [])]);
      await scenario.gateway.rest();
    }
  await scenario.gateway.behave({});
  // A refused charge is tried again within the next days.
  const last = Date.parse(dateOf(months, 1));
  for (const wait of [1, 2, 5, 8, 13]) {
    await scenario.moveClock(atNoon(isoDay(last + wait * day)));
    await scenario.work();
  }
  await scenario.settle();
  return monthFindings(scenario, begun, months);
};

/**
 * Compares each month of each donation with the gateway's charge. A month is skipped whose day was over when the earlier one was charged at
 * last, after refusals or because the gateway was down: no donor is charged twice on one day.
 */
const monthFindings = async (
  scenario: Scenario,
  begun: ReadonlyMap<string, number>,
  months: number,
): Promise<Finding[]> => {
  const { rows } = await sql<{ id: string; first: string; dueOn: string | null; settledAt: Date }>`
    select attempt.intent_id as id, began.attempt_key as first, attempt.due_on::text as due_on, intent.updated_at as settled_at
    from donation given join donation_attempt began on began.intent_id = given.id and began.recurring_donation_id is null
    join donation_attempt attempt on attempt.recurring_donation_id = given.recurring_donation_id or attempt.intent_id = given.id
    join payment_intent intent on intent.id = attempt.intent_id
    where given.recurring_donation_id is not null`.execute(scenario.db);
  const lines = (await scenario.gateway.reports()).filter(({ type, isTaken }) => type === 'sale' && isTaken);
  const taken = new Map<string, number>();
  for (const { orderId } of lines) taken.set(orderId, (taken.get(orderId) ?? 0) + 1);
  const findings: Finding[] = [];
  for (const [key, dayOfMonth] of begun) {
    const attemptsOf = (due: string) =>
      rows.filter(({ first, dueOn }) => first === key && (dueOn ?? dateOf(0, dayOfMonth)) === due);
    const isOver = (month: number): boolean =>
      attemptsOf(dateOf(month - 1, dayOfMonth)).some(
        ({ id, settledAt }) => taken.has(id) && dayIn(eventZone, settledAt) >= dateOf(month, dayOfMonth),
      );
    for (let month = 0; month < months; month += 1) {
      const due = dateOf(month, dayOfMonth);
      const charges = attemptsOf(due).reduce((sum, { id }) => sum + (taken.get(id) ?? 0), 0);
      if (charges === 0 && month > 0 && isOver(month)) continue;
      if (charges !== 1)
        findings.push({
          kind: charges === 0 ? 'lost' : 'double',
          subject: key,
          what: `${due} charged ${charges} times`,
        });
    }
  }
  return findings;
};
