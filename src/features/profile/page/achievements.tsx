import Bike from 'lucide-react/icons/bike';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Flag from 'lucide-react/icons/flag';
import Gem from 'lucide-react/icons/gem';
import HandHeart from 'lucide-react/icons/hand-heart';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import type { ComponentType } from 'react';
import { dateText } from '#src/components/format/date.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import { type Achievement, achievementWords } from './achievement-words.ts';

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
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: '8',
  rowGap: '6',
  listStyle: 'none',
  p: '0',
  m: '0',
});
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '4',
  alignItems: 'start',
});
const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: 'full',
  bg: 'jersey',
  color: 'jersey.ink',
  border: '2px solid token(colors.jersey.ink)',
  '& svg': { width: '1.4rem', height: '1.4rem' },
});
const soft = css({ textStyle: 'small', color: 'ink.soft' });

const Row = ({ achievement }: { achievement: Achievement }) => {
  const { kind, achievedOn } = achievement;
  const { name, reason } = achievementWords(achievement);
  const Icon = icons[kind];
  return (
    <li className={row}>
      <span className={badge}>
        <Icon aria-hidden />
      </span>
      <div>
        <h3 className={css({ textStyle: 'label' })}>{name}</h3>
        <p className={soft}>{reason}</p>
        <p className={soft}>
          <time dateTime={achievedOn}>{dateText(achievedOn)}</time>
        </p>
      </div>
    </li>
  );
};

type AchievementsProps = {
  achievements: readonly Achievement[];
  title: string;
  /** Told to the person where others see none of it. */
  lede?: string | undefined;
};

/** What somebody achieved, each with its reason and its day. */
export const Achievements = ({ achievements, title, lede }: AchievementsProps) =>
  achievements.length === 0 ? null : (
    <Part title={title} lede={lede}>
      <ul className={list}>
        {achievements.map((achievement) => (
          <Row key={achievement.kind} achievement={achievement} />
        ))}
      </ul>
    </Part>
  );
