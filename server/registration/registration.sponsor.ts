import { readCode } from '#machines/form/code.ts';
import { currentEvent, routeView, sponsorRoutes } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Answer, type Call, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { registrationProblem } from './registration.problems.ts';

/**
 * The id of the code's sponsor, if the code can be used now. Uses of `personId` do not count, so that going back a step does not lock the
 * person out.
 * @throws ProblemError `sponsor-code-unknown`, `sponsor-code-expired` or `sponsor-code-used-up`
 */
const sponsorByCode = async (
  db: Db,
  typed: string,
  { now, personId }: { now: Date; personId: string },
): Promise<string> => {
  const row = await db
    .selectFrom('sponsorCode')
    .select(['sponsorId', 'startsAt', 'expiresAt', 'useLimit'])
    .select((eb) =>
      eb
        .selectFrom('codeUse')
        .innerJoin('registration', 'registration.id', 'codeUse.registrationId')
        .select(({ fn }) => fn.countAll<number>().as('uses'))
        .where('codeUse.kind', '=', 'sponsor')
        .whereRef('codeUse.code', '=', 'sponsorCode.code')
        .where('registration.personId', '<>', personId)
        .where((use) => use.or([use('heldUntil', 'is', null), use('heldUntil', '>', now)]))
        .as('used'),
    )
    .where('code', '=', readCode(typed))
    .executeTakeFirst();
  // A code before its start date is secret.
  if (!row || now < row.startsAt) throw registrationProblem('sponsor-code-unknown');
  if (now >= row.expiresAt) throw registrationProblem('sponsor-code-expired');
  if ((row.used ?? 0) >= row.useLimit) throw registrationProblem('sponsor-code-used-up');
  return row.sponsorId;
};

/** The routes that a sponsor reserves for holders of its code. */
export const routesOfSponsor = async (
  { db, clock }: { db: Db; clock: Clock },
  call: Call<'getSponsorRoutes'>,
): Promise<Answer<'getSponsorRoutes'>> => {
  const { params, query } = call;
  const now = clock.now();
  const event = await currentEvent(db);
  const sponsorId = await sponsorByCode(db, query.code, { now, personId: signedIn(call).personId });
  // Another sponsor's valid code opens nothing here, and the answer must not reveal that it is valid.
  if (sponsorId !== params.id) throw registrationProblem('sponsor-code-unknown');
  const routes = await sponsorRoutes(db, sponsorId, event.id, now);
  const asked = query.rideType;
  return {
    status: 200,
    body: routes.filter(({ rideType }) => asked === undefined || rideType === asked).map(routeView),
  };
};
