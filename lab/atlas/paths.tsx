import { css } from '#styled-system/css';
import { Fold, list, move, Part, StateLinks, soft } from './panel-parts.tsx';
import type { ReadablePath, StatePage } from './state-page.ts';

const steps = css({ listStyle: 'decimal', paddingLeft: '6', '& li::marker': { color: 'ink.soft' } });
const softly = css({ color: 'ink.soft' });
const command = css({
  textStyle: 'caption',
  marginTop: '2',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'field',
  bg: 'surface.raised',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

const Steps = ({ flow, path }: { flow: string; path: ReadablePath }) => (
  <ol className={steps}>
    <li className={move}>
      <span className={softly}>begin {path.start} →</span> <StateLinks flow={flow} states={path.states} />
    </li>
    {path.steps.map(({ cause, choice, states }, place) => (
      // A step may come twice.
      // biome-ignore lint/suspicious/noArrayIndexKey: they never move
      <li key={place} className={move}>
        {cause}
        {choice !== '' && <span className={softly}> ({choice})</span>}
        <span className={softly}> →</span> <StateLinks flow={flow} states={states} />
      </li>
    ))}
  </ol>
);

const counted = ({ steps }: ReadablePath) => `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;

/** How the state is reached: the shortest path in full, the others at a press. */
export const Paths = ({ flow, page }: { flow: string; page: StatePage }) => {
  const [shortest, ...others] = page.paths;
  return (
    <Part
      name={
        shortest === undefined
          ? 'No way here'
          : `Shortest way ${page.isPassing ? 'through' : 'here'} (${counted(shortest)})`
      }
    >
      <div className={list}>
        {shortest === undefined ? (
          <p className={soft}>{page.unreached}</p>
        ) : (
          <Steps flow={flow} path={shortest} />
        )}
        {others.map((path) => (
          <Fold key={path.start} name={`From “${path.start}” (${counted(path)})`}>
            <Steps flow={flow} path={path} />
          </Fold>
        ))}
        {page.unwalked === null ? (
          page.path !== '' && <p className={command}>{`npm run walk -- ${flow} ${page.path}`}</p>
        ) : (
          <p className={soft}>{page.unwalked}</p>
        )}
      </div>
    </Part>
  );
};
