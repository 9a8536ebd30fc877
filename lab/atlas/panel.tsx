import type { ReactNode } from 'react';
import { type ChartState, type ChartTransition, stateAt } from '#lab/chart/chart.ts';
import { causeOf, durationText } from '#lab/chart/describe.ts';
import { css } from '#styled-system/css';
import { addressOf } from './address.ts';
import { exportsOf, type Flow } from './data.ts';
import { Link } from './link.tsx';

const title = css({ textStyle: 'subheading', overflowWrap: 'anywhere' });
const crumbs = css({
  textStyle: 'caption',
  color: 'ink.soft',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  marginBottom: '1.5',
});
const text = css({ textStyle: 'small' });
const heading = css({ textStyle: 'caption', color: 'ink.soft', marginBottom: '1.5' });
const stack = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' });
const chip = css({
  textStyle: 'caption',
  paddingInline: '2.5',
  paddingBlock: '0.5',
  border: '1px solid token(colors.line)',
  borderRadius: 'full',
});
const pairs = css({
  textStyle: 'small',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '4',
  rowGap: '1',
  '& dt': { color: 'ink.soft' },
  '& dd': { overflowWrap: 'anywhere' },
});
const move = css({ textStyle: 'small', lineHeight: '1.4', overflowWrap: 'anywhere' });
const guard = css({ color: 'amber' });
const soft = css({ color: 'ink.soft' });

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section>
    <h3 className={heading}>{name}</h3>
    {children}
  </section>
);

const Move = ({ flow, one, other }: { flow: string; one: ChartTransition; other: string | null }) => (
  <li className={move}>
    {causeOf(one)}
    {one.kind === 'delay' && one.delay !== null && <span className={soft}> ({one.event})</span>}
    {one.guard !== null && <span className={guard}> [{one.guard}]</span>}
    {one.actions.length > 0 && <span className={soft}> / {one.actions.join(', ')}</span>}
    {other !== null && (
      <>
        {' '}
        <Link to={addressOf(flow, other)}>{other || flow}</Link>
      </>
    )}
  </li>
);

const Moves = ({
  flow,
  name,
  moves,
}: {
  flow: string;
  name: string;
  moves: [ChartTransition, string | null][];
}) =>
  moves.length > 0 && (
    <Part name={`${name} (${moves.length})`}>
      <ul className={list}>
        {moves.map(([one, other]) => (
          <Move key={`${one.id} ${other}`} flow={flow} one={one} other={other} />
        ))}
      </ul>
    </Part>
  );

const Names = ({ name, names }: { name: string; names: readonly string[] }) =>
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

const metaText = (value: unknown) => (typeof value === 'string' ? value || '—' : JSON.stringify(value));

const Crumbs = ({ flow, path }: { flow: string; path: string }) => {
  const keys = path.split('.').slice(0, -1);
  return (
    <nav aria-label="States around" className={crumbs}>
      <Link to={addressOf(flow)}>{flow}</Link>
      {keys.map((key, place) => (
        <span key={key}>
          › <Link to={addressOf(flow, keys.slice(0, place + 1).join('.'))}>{key}</Link>
        </span>
      ))}
    </nav>
  );
};

const StatePart = ({ flow: { name, chart }, state }: { flow: Flow; state: ChartState }) => {
  const { path, key, type, description, meta, tags, entry, exit, invocations, children } = state;
  const own = chart.transitions.filter(({ source }) => source === path);
  const out = own.flatMap((one) => one.targets.map((target): [ChartTransition, string] => [one, target]));
  const staying = own.filter(({ targets }) => targets.length === 0);
  const into = chart.transitions.filter(({ targets }) => targets.includes(path));
  return (
    <div className={stack}>
      <div>
        <Crumbs flow={name} path={path} />
        <h2 className={title}>{key}</h2>
        {type !== 'atomic' && <p className={crumbs}>{type}</p>}
      </div>
      {description !== '' && <p className={text}>{description}</p>}
      {meta !== null && (
        <Part name="What a person meets">
          <dl className={pairs}>
            {Object.entries(meta).map(([term, value]) => (
              <div key={term} style={{ display: 'contents' }}>
                <dt>{term}</dt>
                <dd>{metaText(value)}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Names name="Tags" names={tags} />
      <Names name="On entry" names={entry} />
      <Names name="On exit" names={exit} />
      <Names name="Runs" names={invocations.map(({ src }) => src)} />
      <Moves flow={name} name="Leads to" moves={out} />
      <Moves flow={name} name="Stays on" moves={staying.map((one) => [one, null])} />
      <Moves flow={name} name="Reached from" moves={into.map((one) => [one, one.source])} />
      {children.length > 0 && (
        <Part name="Inside">
          <ul className={chips}>
            {children.map((child) => (
              <li key={child} className={chip}>
                <Link to={addressOf(name, child)}>{stateAt(chart, child).key}</Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
};

const MachinePart = ({ flow: { name, chart } }: { flow: Flow }) => {
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
        moves={chart.transitions
          .filter(({ source }) => source === '')
          .map((one) => [one, one.targets[0] ?? null])}
      />
    </div>
  );
};

/** What there is to know of the selected state, or of the machine where none is. */
export const Panel = ({ flow, path }: { flow: Flow; path: string | null }) => {
  const state = path === null || path === '' ? undefined : flow.chart.states.find((one) => one.path === path);
  return state === undefined ? <MachinePart flow={flow} /> : <StatePart flow={flow} state={state} />;
};
