import type { Chart } from '#lab/chart/chart.ts';
import { type Coverage, type Driver, levels, type Walk } from '#lab/chart/coverage.ts';
import { CoverageSign } from '#lab/view/coverage-sign.tsx';
import { css } from '#styled-system/css';
import { Part, soft, text } from './panel-parts.tsx';

const table = css({
  textStyle: 'small',
  width: 'full',
  '& th': { textAlign: 'start', fontWeight: 'normal', color: 'ink.soft', overflowWrap: 'anywhere' },
  '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', paddingLeft: '3' },
});

const driverNames: Record<Driver, string> = {
  browser: 'Chromium',
  screen: 'Rendered screen',
  machine: 'Bare machine',
};

const instantText = (date: string) => date.slice(0, 16).replace('T', ' ');

/** When each driver last walked the machine, and how many of its transitions it took. */
export const Walks = ({ chart, walks }: { chart: Chart; walks: readonly Walk[] }) => (
  <Part name="Transitions walked, and when (UTC)">
    {walks.length === 0 ? (
      <HowToWalk />
    ) : (
      <table className={table}>
        <tbody>
          {levels.map((level) => {
            const walk = walks.find(({ driver }) => driver === level);
            if (level === 'none') return null;
            const taken = chart.transitions.filter(({ id }) => walk?.transitions.includes(id)).length;
            return (
              <tr key={level}>
                <th scope="row">{driverNames[level]}</th>
                <td>{walk ? `${taken} of ${chart.transitions.length}` : 'no walk yet'}</td>
                <td>{walk && instantText(walk.date)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    )}
  </Part>
);

/** The commands that leave results for the atlas. */
export const HowToWalk = () => (
  <p className={text}>
    No walk has left a result yet. <code>npm test -- paths screens</code> walks the bare machines and the
    rendered screens, <code>npx playwright test --project=walks</code> walks Chromium. Then build the atlas
    again.
  </p>
);

/** Where each guard was true, and where it was false. */
export const GuardOutcomes = ({ guards, coverage }: { guards: readonly string[]; coverage: Coverage }) =>
  guards.length > 0 && (
    <Part name="Guard outcomes">
      <table className={table}>
        <tbody>
          {guards.map((guard) => (
            <tr key={guard}>
              <th scope="row">{guard}</th>
              {[true, false].map((outcome) => (
                <td key={String(outcome)}>
                  <span className={soft}>{String(outcome)}</span>{' '}
                  <CoverageSign level={coverage.guards.get(`${guard}=${outcome}`) ?? 'none'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
