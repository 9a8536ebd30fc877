import type { ReactNode } from 'react';
import type { ChartTransition } from '#lab/chart/chart.ts';
import { type Coverage, leastOf } from '#lab/chart/coverage.ts';
import { causeOf } from '#lab/chart/describe.ts';
import { CoverageSign } from '#lab/view/coverage-sign.tsx';
import { css } from '#styled-system/css';
import { addressOf } from './address.ts';
import { Link } from './link.tsx';

export const title = css({ textStyle: 'subheading', overflowWrap: 'anywhere' });
export const crumbs = css({
  textStyle: 'caption',
  color: 'ink.soft',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  marginBottom: '1.5',
});
export const text = css({ textStyle: 'small', overflowWrap: 'anywhere' });
export const soft = css({ textStyle: 'small', color: 'ink.soft', overflowWrap: 'anywhere' });
export const stack = css({ display: 'flex', flexDirection: 'column', gap: '5' });
export const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });
export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' });
export const chip = css({
  textStyle: 'caption',
  paddingInline: '2.5',
  paddingBlock: '0.5',
  border: '1px solid token(colors.line)',
  borderRadius: 'full',
});
export const pairs = css({
  textStyle: 'small',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '4',
  rowGap: '1',
  '& dt': { color: 'ink.soft' },
  '& dd': { overflowWrap: 'anywhere' },
});
const heading = css({ textStyle: 'small', fontWeight: 'bold', marginBottom: '1.5' });
const foldHeading = css({
  textStyle: 'caption',
  color: 'ink.soft',
  cursor: 'pointer',
  minHeight: '8',
  alignItems: 'center',
  _hover: { color: 'ink' },
});
export const move = css({ textStyle: 'small', lineHeight: '1.4', overflowWrap: 'anywhere' });
const guard = css({ color: 'amber' });
const softly = css({ color: 'ink.soft' });

export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section>
    <h3 className={heading}>{name}</h3>
    {children}
  </section>
);

/** A part that is long, and closed until a reader wants it. */
export const Fold = ({ name, children }: { name: string; children: ReactNode }) => (
  <details>
    <summary className={foldHeading}>{name}</summary>
    {children}
  </details>
);

/** Links to states, by their paths; the root's is empty. */
export const StateLinks = ({ flow, states }: { flow: string; states: readonly string[] }) =>
  states.map((state, place) => (
    <span key={state}>
      {place > 0 && ', '}
      <Link to={addressOf(flow, state)}>{state || flow}</Link>
    </span>
  ));

export type MoveOf = readonly [transition: ChartTransition, other: string | null];

type MoveProps = { flow: string; move: MoveOf; isInto: boolean; coverage: Coverage | null };

const Move = ({ flow, move: [one, other], isInto, coverage }: MoveProps) => (
  <li className={move}>
    {coverage && <CoverageSign level={leastOf(coverage, [one.id])} />} {causeOf(one)}
    {one.kind === 'delay' && one.delay !== null && <span className={softly}> ({one.event})</span>}
    {one.guard !== null && <span className={guard}> [{one.guard}]</span>}
    {one.actions.length > 0 && <span className={softly}> / {one.actions.join(', ')}</span>}
    {other !== null && (
      <>
        <span className={softly}>{isInto ? ' from ' : ' → '}</span>
        <StateLinks flow={flow} states={[other]} />
      </>
    )}
  </li>
);

type MovesProps = {
  flow: string;
  name: string;
  moves: readonly MoveOf[];
  isInto?: boolean;
  coverage: Coverage | null;
};

export const Moves = ({ flow, name, moves, isInto = false, coverage }: MovesProps) =>
  moves.length > 0 && (
    <Part name={`${name} (${moves.length})`}>
      <ul className={list}>
        {moves.map((one) => (
          <Move key={`${one[0].id} ${one[1]}`} flow={flow} move={one} isInto={isInto} coverage={coverage} />
        ))}
      </ul>
    </Part>
  );

export const Names = ({ name, names }: { name: string; names: readonly string[] }) =>
  names.length > 0 && (
    <Part name={name}>
      <ul className={chips}>
        {names.map((one, place) => (
          // An action may come twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <li key={place} className={chip}>
            {one}
          </li>
        ))}
      </ul>
    </Part>
  );
