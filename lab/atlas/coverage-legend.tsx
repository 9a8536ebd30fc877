import { useState } from 'react';
import { type Coverage, countLevels, levels } from '#lab/chart/coverage.ts';
import { CoverageSign, dashes, levelColour, levelNames } from '#lab/view/coverage-sign.tsx';
import { css, cx } from '#styled-system/css';
import { HowToWalk } from './coverage-parts.tsx';
import type { Flow } from './data.ts';

const box = css({
  position: 'absolute',
  top: '4',
  left: '4',
  maxWidth: 'calc(100% - 2rem)',
  zIndex: '60',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
const button = css({
  height: '11',
  paddingInline: '5',
  border: '1px solid token(colors.edge)',
  borderRadius: 'full',
  bg: 'surface',
  color: 'ink',
  textStyle: 'small',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: { borderColor: 'ink' },
  '&[aria-pressed="true"]': { bg: 'jersey', color: 'jersey.ink', borderColor: 'ink' },
});
const legend = css({
  padding: '4',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  bg: 'surface',
  textStyle: 'small',
  maxWidth: '24rem',
  mdDown: { padding: '2', textStyle: 'caption' },
});
const heading = css({ fontWeight: 'bold', mdDown: { display: 'none' } });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr auto',
  columnGap: '2',
  alignItems: 'center',
});
const count = css({ fontVariantNumeric: 'tabular-nums', paddingLeft: '3' });

const key = 'atlas coverage';

/** Whether the picture shows coverage: as the reader left it. */
export const useCoverageSwitch = () => {
  const [isOn, setOn] = useState(() => localStorage.getItem(key) === 'on');
  const toggle = () => {
    localStorage.setItem(key, isOn ? 'off' : 'on');
    setOn(!isOn);
  };
  return { isOn, toggle };
};

type LegendProps = { flow: Flow; coverage: Coverage | null; isOn: boolean; toggle: () => void };

/** Turns the coverage on and off, and says what its colours, dashes and signs mean. */
export const CoverageLegend = ({ flow, coverage, isOn, toggle }: LegendProps) => {
  const counts = coverage && countLevels(flow.chart, coverage);
  return (
    <div className={box}>
      <button type="button" className={button} aria-pressed={isOn} onClick={toggle}>
        Coverage
      </button>
      {isOn && (
        <section className={legend} aria-label="Coverage of transitions">
          {counts !== null && <p className={heading}>Walked</p>}
          {counts === null ? (
            <HowToWalk />
          ) : (
            <ul>
              {levels.map((level) => (
                <li key={level} className={row}>
                  <svg className={cx(levelColour({ level }))} width="34" height="4" aria-hidden="true">
                    <path
                      d="M0 2h34"
                      stroke="currentcolor"
                      strokeWidth="2.5"
                      strokeDasharray={dashes[level]}
                    />
                  </svg>
                  <CoverageSign level={level} />
                  <span>{levelNames[level]}</span>
                  <span className={count}>{counts[level]}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
};
