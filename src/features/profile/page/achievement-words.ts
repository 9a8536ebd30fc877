import { money } from '#src/components/format/money.ts';
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

/** With several years the sum is that of the newest. */
const sumText = ({ years, value }: Achievement, single: string): string =>
  years.length === 1
    ? `${money(value)} ${single} ${years[0]}.`
    : `In ${listed.format(years.map(String))}, ${money(value)} most recently.`;

/** What was achieved, and for what. */
export const achievementWords = (one: Achievement): { name: string; reason: string } => {
  const { kind, value, years } = one;
  switch (kind) {
    case 'years':
      return {
        name: yearName(value),
        reason: value === 1 ? `Taking part in ${years[0]}.` : `${yearsText(one)}.`,
      };
    case 'first-donation':
      return { name: 'First gift', reason: `The first gift came in ${years[0]}.` };
    case 'commitment-met':
      return { name: 'Commitment met', reason: sumText(one, 'promised for') };
    case 'goal-met':
      return { name: 'Goal reached', reason: sumText(one, 'was the goal for') };
    case 'high-roller':
      return { name: 'High Roller', reason: sumText(one, 'committed for') };
    case 'miles':
      return { name: `${counted(value, 'mile')} ridden`, reason: `With the event in ${yearsText(one)}.` };
    case 'shifts':
      return { name: `${counted(value, 'shift')} served`, reason: `As a volunteer in ${yearsText(one)}.` };
  }
};
