import { fullNameOf } from '#machines/form/person-name.ts';
import { type Handlers, type SignedInCaller, signedIn } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { summedDonations, summedPerson } from './annual-summary.queries.ts';
import { givingYears, type Summary, summaryOf } from './annual-summary.rules.ts';
import { drawSummary } from './pdf/render.ts';
import { receiptProblem } from './receipt.problems.ts';
import type { Giver } from './receipt.queries.ts';

/** A donor's summary of a calendar year; null without donations. It names the account's owner, or the last donation's donor. */
export const readSummary = async (
  { db, settings }: Pick<Platform, 'settings' | 'db'>,
  giver: Giver,
  year: number,
): Promise<Summary | null> => {
  const rows = await summedDonations(db, giver, year);
  const last = rows.at(-1);
  if (last === undefined) return null;
  const person = giver.personId === null ? undefined : await summedPerson(db, giver.personId);
  const donorName = person ? fullNameOf(person) : last.donorName;
  return summaryOf(rows, { year, donorName, charity: settings.charity });
};

export const givingSummaryOperations = (deps: Pick<Platform, 'settings' | 'db' | 'clock'>) => {
  const given = async (caller: SignedInCaller, year: number): Promise<Summary> => {
    const summary = await readSummary(deps, caller, year);
    if (!summary) throw receiptProblem('giving-year-empty');
    return summary;
  };

  return {
    getGivingYears: async (call) => ({
      status: 200,
      body: givingYears(await summedDonations(deps.db, signedIn(call), null)),
    }),

    getGivingSummary: async (call) => ({
      status: 200,
      body: await given(signedIn(call), call.params.year),
    }),

    exportGivingSummary: async (call) => {
      const summary = await given(signedIn(call), call.params.year);
      return {
        status: 200,
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="donations-of-${summary.year}.pdf"`,
          'cache-control': 'no-store',
        },
        body: await drawSummary(summary, deps.clock.now()),
      };
    },
  } satisfies Partial<Handlers>;
};
