import { readCode } from '#machines/form/code.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { registrationProblem } from '#server/registration/registration.problems.ts';
import { codeState } from './event.rules.ts';

export type SponsorCode = { code: string; sponsorId: string; sponsorName: string };

/**
 * Whose code this is, provided it can be used now. What `personId` themselves used does not count against them:
 * going back a step must not lock anybody out.
 * @throws ProblemError `sponsor-code-unknown`, `sponsor-code-expired` or `sponsor-code-used-up`
 */
export const sponsorByCode = async (
  db: Db | Trx,
  typed: string,
  { now, personId }: { now: Date; personId: string },
): Promise<SponsorCode> => {
  const row = await db
    .selectFrom('sponsorCode')
    .innerJoin('sponsor', 'sponsor.id', 'sponsorCode.sponsorId')
    .select(['code', 'sponsorId', 'sponsor.name as sponsorName', 'startsAt', 'expiresAt', 'useLimit'])
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
  if (!row) throw registrationProblem('sponsor-code-unknown');
  const state = codeState({ ...row, used: row.used ?? 0 }, now);
  if (state !== 'valid') throw registrationProblem(`sponsor-code-${state}`);
  return { code: row.code, sponsorId: row.sponsorId, sponsorName: row.sponsorName };
};
