import { css } from '#styled-system/css';
import { list, move, Part, StateLinks } from './panel-parts.tsx';
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

/** Each port that the state waits for, with how it can answer and where that leads. */
export const Ports = ({ flow, ports }: { flow: string; ports: readonly StatePort[] }) =>
  ports
    .filter(({ outcomes }) => outcomes.length > 0)
    .map(({ id, outcomes }) => (
      <Part key={id} name={`Waits for ${id}`}>
        <ul className={list}>
          {outcomes.map((one) => (
            <Outcome key={`${one.kind} ${one.cause}`} flow={flow} outcome={one} />
          ))}
        </ul>
      </Part>
    ));
