type YearOfDonations = {
  year: number;
  /** Cents. */
  goal: number;
  total: number;
  runningTotals: { date: string; total: number }[];
};

/** Replaces the history endpoints, which the server lacks. Money in cents; totals accumulate within each year. */
export const donationHistory: YearOfDonations[] = [
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
