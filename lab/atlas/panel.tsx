import { stateAt } from '#lab/chart/chart.ts';
import { type Coverage, guardsIn, type Walk } from '#lab/chart/coverage.ts';
import { durationText } from '#lab/chart/describe.ts';
import { GuardOutcomes, Walks } from './coverage-parts.tsx';
import { exportsOf, type Flow } from './data.ts';
import { chip, chips, Moves, Names, Part, pairs, stack, text, title } from './panel-parts.tsx';
import { StatePart } from './state-part.tsx';

type PanelProps = { flow: Flow; walks: readonly Walk[]; coverage: Coverage | null };

const MachinePart = ({ flow: { name, chart }, walks, coverage }: PanelProps) => {
  const root = stateAt(chart, '');
  const events = new Set(chart.transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event));
  const guards = new Set(chart.transitions.flatMap((one) => (one.guard === null ? [] : [one.guard])));
  const delays = new Map(
    chart.transitions.flatMap((one) => (one.kind === 'delay' ? [[one.event, one.delay]] : [])),
  );
  return (
    <div className={stack}>
      <h2 className={title}>{name}</h2>
      {root.description !== '' && <p className={text}>{root.description}</p>}
      <dl className={pairs}>
        <dt>States</dt>
        <dd>{chart.states.length - 1}</dd>
        <dt>Transitions</dt>
        <dd>{chart.transitions.length}</dd>
        <dt>Events</dt>
        <dd>{events.size}</dd>
        <dt>Guards</dt>
        <dd>{guards.size}</dd>
      </dl>
      <Names
        name="Delays"
        names={[...delays].map(([delay, length]) =>
          length === null ? `${delay}: computed` : `${delay}: ${durationText(Number(length))}`,
        )}
      />
      <Names name="Runs" names={root.invocations.map(({ src }) => src)} />
      <Walks chart={chart} walks={walks} />
      {coverage && <GuardOutcomes guards={guardsIn(chart.transitions)} coverage={coverage} />}
      <Part name="Save as">
        <ul className={chips}>
          {exportsOf(name).map(({ name: format, file, address }) => (
            <li key={file} className={chip}>
              <a href={address} download={file}>
                {format}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Moves
        flow={name}
        name="In every state"
        coverage={coverage}
        moves={chart.transitions
          .filter(({ source }) => source === '')
          .map((one) => [one, one.targets[0] ?? null])}
      />
    </div>
  );
};

/** What there is to know of the selected state, or of the machine where none is. */
export const Panel = ({ path, ...props }: PanelProps & { path: string | null }) => {
  const { flow, coverage } = props;
  const state = path === null || path === '' ? undefined : flow.chart.states.find((one) => one.path === path);
  return state === undefined ? (
    <MachinePart {...props} />
  ) : (
    <StatePart flow={flow} state={state} coverage={coverage} />
  );
};
