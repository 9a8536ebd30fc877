import { type CalendarDay, mondayOf } from '#machines/calendar.ts';
import { currentEvent } from '#server/event/event.ts';
import { leadersToWriteTo } from '#server/membership/membership.ts';
import { findPeloton } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { transact } from '#server/platform/database/transact.ts';
import type { JobPayload, Jobs } from '#server/platform/jobs/jobs.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { memberPage, membersTogether } from './member.queries.ts';
import { weeklyLetter } from './member-desk.emails.ts';
import { neededPerWeek, timeLeft } from './member-desk.rules.ts';
import { addLetterJobs, claimWeek, weekFacts } from './weekly.queries.ts';
import { changesIn, isWorthALetter, nextMonday, shortIn } from './weekly.rules.ts';

const sweepJob = 'peloton-week-sweep';
const letterJob = 'peloton-week-letter';

type SweepDeps = { db: Db; clock: Clock; jobs: Jobs };
type LetterDeps = { settings: Pick<Settings, 'publicUrl'>; db: Db; clock: Clock; mail: Mail };

/** Schedules the e-mails of the Monday after `time`, once for all processes. */
export const scheduleWeeklyLetters = ({ db, jobs }: { db: Db; jobs: Jobs }, time: Date): Promise<void> => {
  const runAt = nextMonday(time);
  return transact(db, (trx) => jobs.enqueue(trx, sweepJob, {}, { runAt, key: runAt.toISOString() }));
};

const sweep = async (deps: SweepDeps): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  const { id: eventId } = await currentEvent(db);
  await transact(db, (trx) =>
    addLetterJobs(trx, letterJob, { eventId, monday: mondayOf(clock.today()), now }),
  );
  await scheduleWeeklyLetters(deps, now);
};

/** Names those who are furthest from their commitment. */
const shortOf = async (trx: Trx, pelotonId: string, today: CalendarDay): Promise<string[]> => {
  const { year, fundraisingDeadline: deadline } = await currentEvent(trx);
  const wanted = { pelotonId, year, show: 'missing' } as const;
  const { missing, members: count } = await membersTogether(trx, wanted);
  const { members: first } = await memberPage(trx, wanted, { sort: 'missing' }, { limit: 8, offset: 0 });
  const needed = neededPerWeek(missing, timeLeft(deadline, today).weeksLeft);
  return shortIn({ missing, count, neededPerWeek: needed, deadline, first });
};

/** The e-mails and their record are one transaction: a second run finds it. */
const writeLetters = (deps: LetterDeps, payload: JobPayload): Promise<void> =>
  transact(deps.db, async (trx) => {
    const monday = String(payload.monday) as CalendarDay;
    const place = { pelotonId: String(payload.pelotonId), eventId: String(payload.eventId) };
    const facts = await weekFacts(trx, place, monday);
    const peloton = await findPeloton(trx, place.pelotonId);
    if (peloton === undefined || !isWorthALetter(facts) || !(await claimWeek(trx, place, monday))) return;
    const short = await shortOf(trx, peloton.id, deps.clock.today());
    for (const leader of await leadersToWriteTo(trx, place))
      await deps.mail.send(trx, {
        ...weeklyLetter(
          { leader, peloton, since: facts.since, changes: changesIn(facts), short },
          deps.settings.publicUrl,
        ),
        to: leader.emailAddress,
        personId: leader.id,
        kind: 'peloton-week',
      });
  });

/** On Mondays captain and admins get an e-mail about changes in their peloton; none without changes or waiting people. */
export const registerWeeklyLetters = (deps: SweepDeps & LetterDeps): void => {
  deps.jobs.register(sweepJob, () => sweep(deps), { isNeverGivenUp: true });
  deps.jobs.register(letterJob, (payload) => writeLetters(deps, payload));
};
