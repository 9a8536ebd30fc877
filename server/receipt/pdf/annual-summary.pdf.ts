import { dayIn, eventZone } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import { inWords, nameForStrangers } from '#server/platform/mail/format.ts';
import type { Summary, SummedDonation } from '#server/receipt/annual-summary.rules.ts';
import { organizationInWords, recipientInWords } from '#server/receipt/receipt.links.ts';
import { charityText, grantsText, nothingInReturn } from '#server/receipt/receipt.settings.ts';
import { margin, openPaper, type Paper, soft } from './sheet.ts';

const columns = { date: 118, paid: 84, back: 84, deductible: 90, gap: 8 };

/** Why the donor cannot deduct a donation; empty if they can. */
const legalDonorMessages = ({ legalDonor, organizationName }: SummedDonation): string[] => {
  if (legalDonor === 'own') return [];
  return legalDonor === 'fund'
    ? ['From your donor-advised fund']
    : [`Given by ${organizationInWords(organizationName ?? '')}, which may deduct it`];
};

/** Each cell as lines. */
type Cells = Record<'date' | 'to' | 'paid' | 'back' | 'deductible', readonly string[]>;

/** Draws one row of the table; returns where the next begins. */
const rowOn = (paper: Paper, at: number, cells: Cells, style: Parameters<Paper['write']>[4] = {}): number => {
  const { date, paid, back, deductible, gap } = columns;
  const room = paper.width - date - paid - back - deductible;
  const right = { ...style, align: 'right' as const };
  const places: [readonly string[], number, number, typeof style][] = [
    [cells.date, margin, date - gap, style],
    [cells.to, margin + date, room - gap, style],
    [cells.paid, margin + date + room, paid, right],
    [cells.back, margin + date + room + paid, back, right],
    [cells.deductible, margin + date + room + paid + back, deductible, right],
  ];
  const ends = places.map(([lines, x, width, how]) =>
    lines.reduce((y, text) => paper.write(text, x, y, width, how), at),
  );
  return Math.max(...ends);
};

const headings: Cells = {
  date: ['Date and receipt'],
  to: ['Given to'],
  paid: ['You paid'],
  back: ['Refunded'],
  deductible: ['Deductible'],
};

const cellsOf = (donation: SummedDonation): Cells => ({
  date: [inWords(donation.givenOn), donation.number],
  to: [
    recipientInWords({ recipientName: donation.recipient.name }),
    ...(donation.isOffline ? ['By check'] : []),
    ...legalDonorMessages(donation),
  ],
  paid: [money(donation.charge)],
  back: donation.refunded > 0 ? [money(donation.refunded)] : [],
  deductible: [donation.legalDonor === 'own' ? money(donation.deductible) : '–'],
});

/** Higher than any row of the table: a donation is not split between two sheets. */
const rowHeight = 84;

/** A calendar year's donations as a PDF; `madeAt` is the instant of its data. */
export const summaryPdf = (summary: Summary, madeAt: Date): Promise<Buffer> => {
  const { year, donations, donorName, charity } = summary;
  const paper = openPaper({ title: `Gifts of ${year}`, madeAt });
  const { head, write, rule, keep, width } = paper;
  let y = head(String(year));
  y = write(`What you gave in ${year}`, margin, y, width, { weight: 'display', size: 26 });
  y = write(
    `Thank you, ${nameForStrangers(donorName, 'dear donor')}! All of it goes to cancer research.`,
    margin,
    y + 4,
    width,
    {
      color: soft,
    },
  );
  y = rowOn(paper, y + 22, headings, { color: soft, size: 10 }) + 4;
  for (const donation of donations) {
    y = keep(y, rowHeight);
    rule(y);
    y = rowOn(paper, y + 6, cellsOf(donation)) + 6;
  }
  y = keep(y, rowHeight);
  rule(y, true);
  const strong = { weight: 'strong' } as const;
  const sums: Cells = {
    date: ['Total'],
    to: [],
    paid: [money(summary.charge)],
    back: summary.refunded > 0 ? [money(summary.refunded)] : [],
    deductible: [money(summary.deductible)],
  };
  y = keep(rowOn(paper, y + 10, sums, strong) + 28, 2 * rowHeight);
  y = write(charityText(charity), margin, y, width, { color: soft });
  y = write(`${nothingInReturn('these gifts')} Keep this for your taxes.`, margin, y + 6, width, {
    color: soft,
  });
  if (donations.some(({ legalDonor }) => legalDonor === 'fund'))
    y = write(grantsText, margin, y + 6, width, { color: soft });
  write(
    `As of ${inWords(dayIn(eventZone, madeAt))}. Later refunds change these amounts.`,
    margin,
    y + 6,
    width,
    {
      color: soft,
    },
  );
  return paper.finish();
};
