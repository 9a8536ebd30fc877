import { useMemo, useState } from 'react';
import { activeStates } from '#lab/chart/active-states.ts';
import type { Chart } from '#lab/chart/chart.ts';
import type { Moment, RecordedActor } from '#lab/inspector/recording/recording.ts';
import { ChartView } from '#lab/view/chart-view.tsx';
import { innermostStates } from '#machines/state-text.ts';
import { css, cx } from '#styled-system/css';
import { stateText } from './actor-tree.tsx';
import { ask, page } from './ask.ts';
import { HeldRequests } from './held-requests.tsx';
import { field, pane, soft } from './look.ts';
import { chartOf, useLayoutOf } from './use-chart.ts';

const head = css({
  paddingInline: '3',
  paddingBlock: '1.5',
  borderBottom: '1px solid token(colors.line)',
  textStyle: 'caption',
});
const name = css({ fontWeight: 'bold', marginInlineEnd: '2' });
const line = css({ overflowWrap: 'anywhere' });
const stage = css({ flex: '1', minHeight: '0' });
const link = css({ marginInlineStart: '2', textDecoration: 'underline' });
const go = css({ float: 'right', maxWidth: '10rem' });
const empty = css({ padding: '6', textStyle: 'small', color: 'ink.soft' });

const Picture = ({ actor, moment }: { actor: RecordedActor; moment: Moment | null }) => {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [selected, select] = useState<string | null>(null);
  const layout = useLayoutOf(actor.definition, collapsed);
  const value = moment?.value ?? null;
  const lit = useMemo(() => new Set(value === null ? [] : activeStates(JSON.parse(value))), [value]);
  const taken = useMemo(() => new Set(moment?.transitions), [moment]);
  const [inner = null] = value === null ? [] : innermostStates(JSON.parse(value));
  const toggle = (path: string) => {
    const after = new Set(collapsed);
    if (!after.delete(path)) after.add(path);
    setCollapsed(after);
  };
  if (layout === null) return null;
  return (
    <ChartView
      layout={layout}
      selected={selected}
      select={select}
      toggle={toggle}
      lit={lit}
      taken={taken}
      shown={selected ?? inner}
    />
  );
};

/** The page of the present state in the atlas, whose flows have the names of the machines' files. */
const AtlasLink = ({ chart, moment }: { chart: Chart; moment: Moment | null }) => {
  const flow = chart.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const [state = ''] = moment?.value ? innermostStates(JSON.parse(moment.value)) : [];
  return (
    <a className={link} href={`/atlas/${flow}/${state}`} target="_blank" rel="noopener">
      Atlas
    </a>
  );
};

/** Brings the actor into a state that is chosen. */
const GoTo = ({ actor, chart }: { actor: RecordedActor; chart: Chart }) => (
  <select
    className={cx(field, go)}
    aria-label="Go to a state"
    value=""
    onChange={({ target }) => ask({ action: 'go', actor: actor.id, machine: chart.id, path: target.value })}
  >
    <option value="">Go to …</option>
    {chart.states
      .map(({ path }) => path)
      .filter((path) => path !== '')
      .map((path) => (
        <option key={path}>{path}</option>
      ))}
  </select>
);

/** The statechart of an actor, with the states it is in and the transitions that it took last. */
export const ChartPane = ({ actor, moment }: { actor: RecordedActor | null; moment: Moment | null }) => {
  if (actor === null) return <p className={empty}>Choose an actor to see its statechart.</p>;
  const chart = chartOf(actor.definition);
  const isRunning = moment?.status === 'active';
  return (
    <section className={cx(pane, css({ height: 'full' }))} aria-label="Statechart">
      <header className={head}>
        {page === null || chart === null || chart.states.length < 2 || !isRunning ? null : (
          <GoTo actor={actor} chart={chart} />
        )}
        <span className={name}>{actor.name}</span>
        <span className={soft}>{stateText(moment)}</span>
        {chart === null ? null : <AtlasLink chart={chart} moment={moment} />}
        {moment?.transitions.map((id) => (
          <p key={id} className={line}>
            {id}
          </p>
        ))}
      </header>
      <HeldRequests />
      {chart !== null ? (
        <div className={stage}>
          <Picture key={actor.id} actor={actor} moment={moment} />
        </div>
      ) : (
        <p className={empty}>
          This actor has no statechart: it is a promise, a callback or another plain actor.
        </p>
      )}
    </section>
  );
};
