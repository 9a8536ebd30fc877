import { type Chart, enteredBy } from '#lab/chart/chart.ts';
import { css } from '#styled-system/css';
import { usePages } from './data.ts';
import { Fold, list, move, Part, StateLinks } from './panel-parts.tsx';
import type { PortOutcome, StatePort } from './state-page.ts';

const outcome = css({
  borderLeft: '3px solid token(colors.edge)',
  paddingLeft: '3',
  '&[data-kind="done"]': { borderColor: 'forest' },
  '&[data-kind="error"]': { borderColor: 'brick' },
  '&[data-kind="delay"]': { borderColor: 'amber' },
});
const causeLook = css({ textStyle: 'small', fontWeight: 'medium' });
const soft = css({ color: 'ink.soft' });

const Outcome = ({ flow, outcome: { kind, cause, cases } }: { flow: string; outcome: PortOutcome }) => (
  <li className={outcome} data-kind={kind}>
    <p className={causeLook}>{cause}</p>
    <ul>
      {cases.map(({ choice, states }) => (
        <li key={choice} className={move}>
          {choice !== '' && `${choice} `}
          <span className={soft}>→ </span>
          <StateLinks flow={flow} states={states} />
        </li>
      ))}
    </ul>
  </li>
);

const Outcomes = ({ flow, outcomes }: { flow: string; outcomes: readonly PortOutcome[] }) => (
  <ul className={list}>
    {outcomes.map((one) => (
      <Outcome key={`${one.kind} ${one.cause}`} flow={flow} outcome={one} />
    ))}
  </ul>
);

const answered = (ports: readonly StatePort[]) => ports.filter(({ outcomes }) => outcomes.length > 0);

/** Each port that the state waits for, with how it can answer and where that leads. */
export const Ports = ({ flow, ports }: { flow: string; ports: readonly StatePort[] }) =>
  answered(ports).map(({ id, outcomes }) => (
    <Part key={id} name={`Waits for ${id}`}>
      <Outcomes flow={flow} outcomes={outcomes} />
    </Part>
  ));

/** What the next states wait for: a person in this state meets those answers, too. */
export const PortsOfNext = ({
  flow,
  chart,
  states,
}: {
  flow: string;
  chart: Chart;
  states: readonly string[];
}) => {
  const pages = usePages(flow);
  const entered = new Set(states.flatMap((state) => enteredBy(chart, state)));
  const waiting = (pages ?? [])
    .filter(({ path }) => entered.has(path))
    .flatMap(({ path, ports }) => answered(ports).map((port) => ({ path, ...port })));
  if (waiting.length === 0) return null;
  return (
    <Part name="What can come next">
      {waiting.map(({ path, id, outcomes }) => (
        <Fold key={`${path} ${id}`} name={`${path} waits for ${id}`}>
          <Outcomes flow={flow} outcomes={outcomes} />
        </Fold>
      ))}
    </Part>
  );
};
