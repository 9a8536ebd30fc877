import { money } from '#machines/money.ts';
import { counted } from '#src/components/format/numbers.ts';
import type { History } from './about.ts';

export type Achievement = History['achievements'][number];

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

const yearsText = ({ years }: Achievement): string => listed.format(years.map(String));

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];

const yearName = (count: number): string => {
  const word = ordinals[count - 1];
  return word === undefined ? counted(count, 'year') : `${word} year`;
};

/** With several years the amount is the newest one's. */
const sumText = (one: Achievement, single: string): string =>
  one.years.length === 1
    ? `${money(one.value)} for ${yearsText(one)}, ${single} on`
    : `In ${yearsText(one)}, most recently ${money(one.value)} on`;

/** An achievement and its reason. The day follows the reason, except for years, which contain it. */
export const achievementWords = (one: Achievement): { name: string; reason: string } => {
  const { kind, value } = one;
  switch (kind) {
    case 'years':
      return { name: yearName(value), reason: `In ${yearsText(one)}.` };
    case 'first-donation':
      return { name: 'First gift', reason: 'It came on' };
    case 'commitment-met':
      return { name: 'Commitment met', reason: sumText(one, 'met') };
    case 'goal-met':
      return { name: 'Goal reached', reason: sumText(one, 'reached') };
    case 'high-roller':
      return { name: 'High Roller', reason: sumText(one, 'committed') };
    case 'miles':
      return {
        name: `${counted(value, 'mile')} ridden`,
        reason: `With the event in ${yearsText(one)}, last on`,
      };
    case 'shifts':
      return {
        name: `${counted(value, 'shift')} served`,
        reason: value === 1 ? 'As a volunteer on' : `As a volunteer in ${yearsText(one)}, last on`,
      };
  }
};
