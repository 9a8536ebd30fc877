import Bike from 'lucide-react/icons/bike';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Flag from 'lucide-react/icons/flag';
import Gem from 'lucide-react/icons/gem';
import HandHeart from 'lucide-react/icons/hand-heart';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import type { ComponentType, ReactNode } from 'react';
import { money } from '#machines/money.ts';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText, unbroken } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import { css } from '#styled-system/css';
import type { History } from './about.ts';

type Achievement = History['achievements'][number];

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
const achievementTexts = (one: Achievement): { name: string; reason: string } => {
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

const icons: Record<Achievement['kind'], ComponentType<{ 'aria-hidden': true }>> = {
  years: CalendarDays,
  'first-donation': Heart,
  'commitment-met': Handshake,
  'goal-met': Flag,
  'high-roller': Gem,
  miles: Bike,
  shifts: HandHeart,
};

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
  columnGap: '5',
  rowGap: '4',
  listStyle: 'none',
  p: '0',
  m: '0',
});
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '2.5',
  alignItems: 'start',
});
const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: 'full',
  bg: 'jersey',
  color: 'jersey.ink',
  border: '2px solid token(colors.jersey.ink)',
  '& svg': { width: '1.2rem', height: '1.2rem' },
});
const soft = css({ textStyle: 'small', color: 'ink.soft' });

const Row = ({ achievement }: { achievement: Achievement }) => {
  const { kind, achievedOn } = achievement;
  const { name, reason } = achievementTexts(achievement);
  const Icon = icons[kind];
  return (
    <li className={row}>
      <span className={badge}>
        <Icon aria-hidden />
      </span>
      <div>
        <h3 className={css({ textStyle: 'label' })}>{name}</h3>
        <p className={soft}>
          {reason}
          {/* Years contain their own dates. */}
          {kind === 'years' ? null : (
            <>
              {' '}
              <time dateTime={achievedOn}>{unbroken(dateText(achievedOn))}</time>.
            </>
          )}
        </p>
      </div>
    </li>
  );
};

const Rows = ({ achievements }: Pick<AchievementsProps, 'achievements'>) => (
  <ul className={list}>
    {achievements.map((achievement) => (
      <Row key={achievement.kind} achievement={achievement} />
    ))}
  </ul>
);

type AchievementsProps = {
  achievements: readonly Achievement[];
  title: string;
  /** Next to the title. */
  mark?: ReactNode;
  /** In the narrow side column. */
  isBeside?: boolean;
};

/** The number shown at first; the rest unfolds. */
const first = 3;

/** A person's achievements, each with its reason and day; a long list unfolds. */
export const Achievements = ({ achievements, title, mark, isBeside = false }: AchievementsProps) => {
  if (achievements.length === 0) return null;
  const isLong = achievements.length > first;
  const shown = isLong ? achievements.slice(0, first) : achievements;
  const rows = (
    <>
      <Rows achievements={shown} />
      {isLong ? (
        <div className={css({ mt: '1' })}>
          <Fold bare title={`Show ${achievements.length - first} more`}>
            <Rows achievements={achievements.slice(first)} />
          </Fold>
        </div>
      ) : null}
    </>
  );
  return isBeside ? (
    <SideCard title={title} aside={mark}>
      {rows}
    </SideCard>
  ) : (
    <Part title={title} mark={mark}>
      {rows}
    </Part>
  );
};
