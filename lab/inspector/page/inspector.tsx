import { type KeyboardEvent, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { entryAt, momentAt, type RecordedActor, type Recording } from '#lab/inspector/recording/recording.ts';
import { rowOf, rowsOf } from '#lab/inspector/recording/rows.ts';
import { css, cx } from '#styled-system/css';
import { ActorTree, stateText } from './actor-tree.tsx';
import { ChartPane } from './chart-pane.tsx';
import { Details } from './details.tsx';
import { EventLog } from './event-log.tsx';
import { pane } from './look.ts';
import { Sequence } from './sequence.tsx';
import { Tabs, type View } from './tabs.tsx';
import type { createTicker } from './ticker.ts';
import { Toolbar } from './toolbar.tsx';
import { chartOf } from './use-chart.ts';

const page = css({
  height: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, 220px) minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  bg: 'paper',
  color: 'ink',
  // Docked at the right: one below the other.
  '@media (max-width: 760px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 9fr) minmax(0, 11fr)',
  },
});
const tree = css({
  overflowY: 'auto',
  padding: '2',
  borderInlineEnd: '1px solid token(colors.line)',
  '@media (max-width: 760px)': { display: 'none' },
});
const actorChoice = css({
  display: 'none',
  margin: '2',
  height: '36px',
  paddingInline: '2',
  border: '1px solid token(colors.edge)',
  borderRadius: 'field',
  bg: 'surface',
  color: 'ink',
  textStyle: 'caption',
  '@media (max-width: 760px)': { display: 'block' },
});
const side = css({
  bg: 'surface',
  borderInlineStart: '1px solid token(colors.line)',
  '@media (max-width: 760px)': { borderInlineStart: 'none', borderTop: '1px solid token(colors.line)' },
});

/** A flow of a page has more states than a machine beside it. */
const statesOfFlow = 7;

type InspectorProps = { recording: Recording; ticker: ReturnType<typeof createTicker> };

/** Shows what was recorded: now, or at an earlier moment. */
export const Inspector = ({ recording, ticker }: InspectorProps) => {
  const tick = useSyncExternalStore(ticker.subscribe, ticker.count);
  /** The number of the entry that is looked at; null while the newest is followed. */
  const [looking, look] = useState<number | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const [view, show] = useState<View>('events');
  const [isOfActor, setOfActor] = useState(false);
  const [text, setText] = useState('');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [isFolding, setFolding] = useState(true);

  const { entries, actors } = recording;
  const newest = entries.at(-1)?.number ?? 0;
  const at = looking ?? newest;
  const list = [...actors.values()];
  const isRunning = (one: RecordedActor) => momentAt(one, at)?.status === 'active';
  const hasStates = (count: number) => (one: RecordedActor) =>
    isRunning(one) && (chartOf(one.definition)?.states.length ?? 0) >= count;
  // A page starts its own flow last, and then smaller machines beside it.
  const usual = list.findLast(hasStates(statesOfFlow)) ?? list.findLast(hasStates(2)) ?? list[0] ?? null;
  const actor = actors.get(chosen ?? '') ?? usual;
  const moment = actor && momentAt(actor, at);
  const filtered = isOfActor ? (actor?.id ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are one list that grows with each tick
  const rows = useMemo(
    () => rowsOf(entries, { actor: filtered, text, hidden }, isFolding),
    [tick, entries, filtered, text, hidden, isFolding],
  );
  const current = rowOf(rows, at);

  const step = (by: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, current + by))];
    const entry = row?.entries.at(-1);
    if (entry === undefined) return;
    look(entry.number);
    choose(entry.to);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLElement && target.matches('input, select, .react-flow *')) return;
    if (key === 'ArrowUp') step(-1);
    if (key === 'ArrowDown') step(1);
    if (key === 'Escape') look(null);
  };
  useEffect(() => {
    document.title = `${actor?.name ?? 'Nothing yet'} | Inspector`;
  }, [actor]);

  const nameOf = (id: string | null) => (id === null ? 'page' : (actors.get(id)?.name ?? id));
  const log = {
    rows,
    current,
    nameOf,
    choose: (number: number, to: string) => {
      look(number);
      choose(to);
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the parts inside take the focus
    <div className={page} onKeyDown={onKeyDown}>
      <Toolbar
        isLooking={looking !== null}
        count={newest}
        at={at}
        pause={() => look(looking === null ? newest : null)}
        step={step}
        clear={() => {
          recording.clear();
          look(null);
          ticker.tick();
        }}
      />
      <nav className={tree} aria-label="Actors">
        <ActorTree actors={list} at={at} chosen={actor?.id ?? null} choose={choose} />
      </nav>
      <select
        className={actorChoice}
        aria-label="Actor"
        value={actor?.id}
        onChange={({ target }) => choose(target.value)}
      >
        {list
          .filter((one) => one === actor || isRunning(one))
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}: {stateText(momentAt(one, at))}
            </option>
          ))}
      </select>
      <ChartPane actor={actor} moment={moment} />
      <section className={cx(pane, side)} aria-label="Record">
        <Tabs
          view={view}
          show={show}
          text={text}
          setText={setText}
          types={[...new Set(entries.map(({ type }) => type))].sort()}
          hidden={hidden}
          setHidden={setHidden}
          isOfActor={isOfActor}
          setOfActor={setOfActor}
          isFolding={isFolding}
          setFolding={setFolding}
        />
        {view === 'events' && <EventLog {...log} />}
        {view === 'sequence' && <Sequence {...log} />}
        {view === 'data' && actor && (
          <Details actor={actor} moment={moment} entry={entryAt(entries, moment?.number ?? 0)} />
        )}
      </section>
    </div>
  );
};
