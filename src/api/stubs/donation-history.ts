type YearOfDonations = {
  year: number;
  /** Cents. */
  goal: number;
  total: number;
  runningTotals: { date: string; total: number }[];
};

/** Replaces the history endpoints, which the server lacks. Money in cents; totals accumulate within each year. */
const donationHistory: YearOfDonations[] = [
  {
    year: 2024,
    goal: 250_000,
    total: 268_500,
    runningTotals: [
      { date: '2024-03-31', total: 42_000 },
      { date: '2024-05-31', total: 118_500 },
      { date: '2024-07-31', total: 231_000 },
      { date: '2024-09-30', total: 268_500 },
    ],
  },
  {
    year: 2025,
    goal: 300_000,
    total: 312_250,
    runningTotals: [
      { date: '2025-03-31', total: 65_000 },
      { date: '2025-05-31', total: 149_750 },
      { date: '2025-07-31', total: 287_250 },
      { date: '2025-09-30', total: 312_250 },
    ],
  },
  {
    year: 2026,
    goal: 350_000,
    total: 187_400,
    runningTotals: [
      { date: '2026-03-31', total: 71_900 },
      { date: '2026-05-31', total: 132_400 },
      { date: '2026-07-31', total: 187_400 },
    ],
  },
];

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
