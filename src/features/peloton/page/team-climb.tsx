import { Climb, type Way } from '#src/components/climb/climb.tsx';
import { nextSummit } from '#src/components/climb/next-summit.ts';
import { heightAt } from '#src/components/climb/profile.ts';
import { counted } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { css } from '#styled-system/css';
import { type Mark, placesOf } from './marks.ts';

const Marks = ({ marks, way: { profile, end } }: { marks: readonly Mark[]; way: Way }) => {
  const at = slots('climb');
  const places = placesOf(marks);
  return marks.map(({ key, kind, more }, index) => {
    const place = end * (places[index] ?? 0);
    return (
      <span
        key={key}
        className={at('mark')}
        data-kind={kind}
        style={{ left: `${place * 100}%`, top: `${(1 - heightAt(profile, place)) * 100}%` }}
      >
        {more === undefined ? null : `+${more}`}
      </span>
    );
  });
};

const names = {
  member: 'a member',
  captain: 'the captain',
  rest: 'everyone else',
  fund: 'the fund',
  peloton: 'a peloton',
} as const;

const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  mt: '2',
  textStyle: 'small',
  color: 'ink.soft',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  '& .climb__mark': { position: 'static', transform: 'none' },
});

/** The marks' legend; the lists next to the climb say all of it as text. */
const Legend = ({ marks }: { marks: readonly Mark[] }) => {
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return (
    <p className={legend} aria-hidden>
      {kinds.map((kind) => (
        <span key={kind}>
          <span className={slots('climb')('mark')} data-kind={kind} />
          {names[kind]}
        </span>
      ))}
    </p>
  );
};

const marksText = (marks: readonly Mark[]): string | undefined => {
  const pelotons = marks.filter(({ kind }) => kind === 'peloton').length;
  const others = marks.find(({ kind }) => kind === 'rest')?.more ?? 0;
  if (pelotons > 0) return `${counted(pelotons + others, 'peloton')} on this climb together.`;
  const members = marks.filter(({ kind }) => kind === 'member' || kind === 'captain').length;
  return members === 0 ? undefined : `${counted(members, 'member')} on this climb together.`;
};

type TeamClimbProps = { peloton: Peloton; marks: readonly Mark[] };

/** One climb as the sum of its members: each mark is at its part of the total. */
export const TeamClimb = ({ peloton: { id, fundraising }, marks }: TeamClimbProps) => {
  const { raised, goal } = fundraising;
  return (
    <div>
      <Climb
        id={id}
        raised={raised}
        goal={goal ?? nextSummit(raised)}
        goalName={goal === null ? 'the next summit' : undefined}
        milestones={[]}
        size="hero"
        marks={(way) => <Marks marks={marks} way={way} />}
        marksText={marksText(marks)}
      />
      <Legend marks={marks} />
    </div>
  );
};
