import { useMemo, useState } from 'react';
import { activeStates, innermostStates } from '#lab/inspector/recording/active-states.ts';
import type { Moment, RecordedActor } from '#lab/inspector/recording/recording.ts';
import { ChartView } from '#lab/view/chart-view.tsx';
import { css, cx } from '#styled-system/css';
import { stateText } from './actor-tree.tsx';
import { pane, soft } from './look.ts';
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

/** The statechart of an actor, with the states it is in and the transitions that it took last. */
export const ChartPane = ({ actor, moment }: { actor: RecordedActor | null; moment: Moment | null }) => {
  if (actor === null) return <p className={empty}>Choose an actor to see its statechart.</p>;
  const isMachine = chartOf(actor.definition) !== null;
  return (
    <section className={cx(pane, css({ height: 'full' }))} aria-label="Statechart">
      <header className={head}>
        <span className={name}>{actor.name}</span>
        <span className={soft}>{stateText(moment)}</span>
        {moment?.transitions.map((id) => (
          <p key={id} className={line}>
            {id}
          </p>
        ))}
      </header>
      {isMachine ? (
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
