import { type Chart, type ChartState, type ChartTransition, enteredBy, stateAt } from '#lab/chart/chart.ts';
import { type Coverage, guardsIn } from '#lab/chart/coverage.ts';
import { addressOf } from './address.ts';
import { GuardOutcomes } from './coverage-parts.tsx';
import { type Flow, usePage } from './data.ts';
import { Link } from './link.tsx';
import {
  chip,
  chips,
  crumbs,
  type MoveOf,
  Moves,
  Names,
  Part,
  pairs,
  stack,
  text,
  title,
} from './panel-parts.tsx';
import { Paths } from './paths.tsx';
import { Ports, PortsOfNext } from './ports.tsx';
import { Screenshots } from './screenshots.tsx';
import { Sources } from './sources.tsx';

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

/** The states around a state, the nearest first. */
const around = (chart: Chart, { parent }: ChartState): ChartState[] => {
  if (parent === null) return [];
  const state = stateAt(chart, parent);
  return [state, ...around(chart, state)];
};

/** What the states around take, unless a state further in always takes it first. */
const inheritedBy = (chart: Chart, state: ChartState): ChartTransition[] => {
  const taken = new Set<string>();
  return [state, ...around(chart, state)].flatMap(({ path }) => {
    const own = chart.transitions.filter(({ source, eventType }) => source === path && !taken.has(eventType));
    for (const { guard, eventType } of own) if (guard === null) taken.add(eventType);
    return path === state.path ? [] : own;
  });
};

/** What the entries of `meta` are to a reader. */
const terms: Record<string, string> = {
  heading: 'Heading',
  focus: 'Focus',
  announce: 'Spoken',
  refusal: 'Refusal',
};
const values: Record<string, string> = {
  'focus none': 'stays where it is',
  'announce ': 'nothing',
  'refusal errors':
    'after a mistake, or a refusal by the server, the focus goes to its field, or to the list of errors if there are several',
};
const metaText = (term: string, value: unknown): string =>
  values[`${term} ${value}`] ?? (typeof value === 'string' ? value : JSON.stringify(value));

const Meta = ({ flow, states }: { flow: string; states: readonly ChartState[] }) => {
  const [state] = states.filter(({ meta }) => meta !== null);
  if (!state?.meta) return null;
  return (
    <Part name="What a person meets">
      {state !== states[0] && (
        <p className={crumbs}>
          as in <Link to={addressOf(flow, state.path)}>{state.path || flow}</Link>
        </p>
      )}
      <dl className={pairs}>
        {Object.entries(state.meta).map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{terms[term] ?? term}</dt>
            <dd>{metaText(term, value)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
};

type StatePartProps = { flow: Flow; state: ChartState; coverage: Coverage | null };

/** All that is known of a state. */
export const StatePart = ({ flow, state, coverage }: StatePartProps) => {
  const { name, chart } = flow;
  const { path, key, type, description, tags, entry, exit, invocations, children } = state;
  const page = usePage(name, path);
  const own = chart.transitions.filter(({ source }) => source === path);
  const withTargets = (moves: readonly ChartTransition[]) =>
    moves.flatMap((one): MoveOf[] =>
      one.targets.length === 0 ? [[one, null]] : one.targets.map((target) => [one, target]),
    );
  const inherited = inheritedBy(chart, state);
  const isInside = (one: string) => one.startsWith(`${path}.`);
  const outOfInside = chart.transitions.filter(
    ({ source, targets }) =>
      isInside(source) && targets.some((target) => target !== path && !isInside(target)),
  );
  const into = chart.transitions.filter(
    ({ source, targets }) =>
      !isInside(source) &&
      targets.some((target) => isInside(target) || enteredBy(chart, target).includes(path)),
  );
  const next = [...new Set([...own, ...inherited].flatMap(({ targets }) => targets))].filter(
    (target) => target !== path,
  );
  const unexplained = invocations.filter(
    ({ id }) => !page?.ports.some((port) => port.id === id && port.outcomes.length > 0),
  );
  return (
    <div className={stack}>
      <div>
        <Crumbs flow={name} path={path} />
        <h2 className={title}>{key}</h2>
        {type !== 'atomic' && <p className={crumbs}>{type}</p>}
      </div>
      {description !== '' && <p className={text}>{description}</p>}
      <Meta flow={name} states={[state, ...around(chart, state)]} />
      {page && children.length === 0 && <Screenshots page={page} />}
      {page && <Ports flow={name} ports={page.ports} />}
      <Names name="Runs" names={page ? unexplained.map(({ src }) => src) : []} />
      <Moves
        flow={name}
        coverage={coverage}
        name="Leads to"
        moves={withTargets(own.filter(({ targets }) => targets.length > 0))}
      />
      <Moves
        flow={name}
        coverage={coverage}
        name="Stays on"
        moves={withTargets(own.filter(({ targets }) => targets.length === 0))}
      />
      <Moves flow={name} coverage={coverage} name="By the states around" moves={withTargets(inherited)} />
      <Moves flow={name} coverage={coverage} name="From the states inside" moves={withTargets(outOfInside)} />
      <PortsOfNext flow={name} chart={chart} states={next} />
      <Moves
        flow={name}
        coverage={coverage}
        name="Reached from"
        isInto
        moves={into.map((one) => [one, one.source])}
      />
      {coverage && <GuardOutcomes guards={guardsIn(own)} coverage={coverage} />}
      <Names name="Tags" names={tags} />
      <Names name="On entry" names={entry} />
      <Names name="On exit" names={exit} />
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
      {page && <Paths flow={name} page={page} />}
      {page && <Sources page={page} />}
    </div>
  );
};
