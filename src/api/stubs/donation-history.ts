import { donationHistory } from './donation-history.data.ts';

/** Milliseconds that a stubbed answer takes, so that loading states are visible. */
export const stubDelay = 500;

const pattern = /^\/?(peloton|user)\/[^/]+\/donations\/history(?:\/(\d{4}))?$/;

/** The year of a history endpoint; a `null` year for the summary; undefined for other endpoints. */
export const historyAsked = (
  endpoint: string,
  query: Record<string, unknown> = {},
): { year: number | null } | undefined => {
  const [path = '', search = ''] = endpoint.split('?');
  const match = pattern.exec(path);
  if (match === null) return undefined;
  const year = match[2] ?? query.year ?? new URLSearchParams(search).get('year');
  return { year: year === null || year === undefined ? null : Number(year) };
};

/** One year with its running totals, otherwise a yearly summary; after 500 ms. */
export const answerHistory = async (year: number | null): Promise<unknown> => {
  await new Promise((resolve) => setTimeout(resolve, stubDelay));
  if (year === null) return donationHistory.map(({ runningTotals: _, ...summary }) => summary);
  return donationHistory.find((one) => one.year === year) ?? { year, goal: 0, total: 0, runningTotals: [] };
};
