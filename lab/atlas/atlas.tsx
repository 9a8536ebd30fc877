import { useEffect, useMemo, useState } from 'react';
import { coverageOf } from '#lab/chart/coverage.ts';
import { ChartView } from '#lab/view/chart-view.tsx';
import { css, cx } from '#styled-system/css';
import { addressOf, go, usePlace } from './address.ts';
import { CoverageLegend, useCoverageSwitch } from './coverage-legend.tsx';
import { type Flow, useWalks } from './data.ts';
import { Link } from './link.tsx';
import { Panel } from './panel.tsx';
import { Search } from './search.tsx';
import { useLayout } from './use-layout.ts';

const page = css({
  height: '100dvh',
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr) minmax(21rem, 27vw)',
  mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr) minmax(0, 38dvh)' },
  _print: { display: 'block', height: 'auto' },
});
const side = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  borderRight: '1px solid token(colors.line)',
  bg: 'paper',
  mdDown: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: '3',
    padding: '3',
    borderRight: 'none',
    borderBottom: '1px solid token(colors.line)',
  },
  _print: { display: 'none' },
});
const brand = css({
  textStyle: 'subheading',
  padding: '5',
  paddingBottom: '3',
  mdDown: { padding: '0', fontSize: 'lg' },
});
const searchButton = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginInline: '4',
  marginBottom: '4',
  height: '11',
  paddingInline: '4',
  border: '1px solid token(colors.edge)',
  borderRadius: 'full',
  bg: 'surface',
  color: 'ink.soft',
  textStyle: 'small',
  cursor: 'pointer',
  _hover: { borderColor: 'ink', color: 'ink' },
  '& kbd': { textStyle: 'caption' },
  mdDown: { margin: '0', '& kbd': { display: 'none' } },
});
const flowList = css({ overflowY: 'auto', padding: '3', paddingTop: '0', mdDown: { display: 'none' } });
const flowLink = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: 'field',
  textStyle: 'small',
  color: 'ink',
  _hover: { bg: 'surface.raised' },
  '&[aria-current="page"]': { bg: 'jersey', color: 'jersey.ink', fontWeight: 'medium' },
});
const count = css({ fontVariantNumeric: 'tabular-nums', opacity: '0.75' });
const flowChoice = css({
  display: 'none',
  mdDown: { display: 'block' },
  flex: '1',
  minWidth: '0',
  height: '11',
  paddingInline: '3',
  border: '1px solid token(colors.edge)',
  borderRadius: 'field',
  bg: 'surface',
  color: 'ink',
  textStyle: 'small',
});
const stage = css({
  position: 'relative',
  minWidth: '0',
  minHeight: '0',
  bg: 'paper',
  _print: { display: 'none' },
});
const panel = css({
  overflowY: 'auto',
  minHeight: '0',
  padding: '6',
  borderLeft: '1px solid token(colors.line)',
  bg: 'surface',
  mdDown: { borderLeft: 'none', borderTop: '1px solid token(colors.line)', padding: '4' },
  _print: { display: 'none' },
});
/** A printed page shows the picture alone, as large as the paper. */
const printed = css({
  display: 'none',
  _print: { display: 'block', width: 'full', maxHeight: '100vh', objectFit: 'contain' },
});

type FlowPageProps = { flow: Flow; selected: string | null; coverage: { isOn: boolean; toggle: () => void } };

const FlowPage = ({ flow, selected, coverage: { isOn, toggle } }: FlowPageProps) => {
  const walks = useWalks(flow.name);
  const coverage = useMemo(
    () => (walks === null || walks.length === 0 ? null : coverageOf(flow.chart, walks)),
    [flow.chart, walks],
  );
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const layout = useLayout(flow, collapsed);
  const actions = useMemo(
    () => ({
      select: (path: string | null) => go(addressOf(flow.name, path)),
      toggle: (path: string) =>
        setCollapsed((before) => {
          const after = new Set(before);
          if (!after.delete(path)) after.add(path);
          return after;
        }),
    }),
    [flow.name],
  );
  // A state inside of a closed one: a link to it opens what is around it.
  useEffect(() => {
    if (selected === null) return;
    setCollapsed((before) => {
      const after = new Set([...before].filter((path) => !selected.startsWith(`${path}.`)));
      return after.size === before.size ? before : after;
    });
  }, [selected]);
  return (
    <>
      <main className={stage}>
        {layout && (
          <ChartView
            key={flow.name}
            layout={layout}
            selected={selected}
            coverage={isOn ? coverage : null}
            {...actions}
          />
        )}
        <CoverageLegend flow={flow} coverage={coverage} isOn={isOn} toggle={toggle} />
      </main>
      <aside className={panel} aria-label="Details">
        <Panel flow={flow} path={selected} walks={walks ?? []} coverage={coverage} />
      </aside>
      <img className={printed} src={`/atlas/data/${flow.name}.svg`} alt={`Statechart of ${flow.name}`} />
    </>
  );
};

export const Atlas = ({ flows }: { flows: readonly Flow[] }) => {
  const { flow: name, state } = usePlace();
  const flow = flows.find((one) => one.name === name) ?? flows[0];
  const [isSearching, setSearching] = useState(false);
  const coverage = useCoverageSwitch();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setSearching(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    document.title = [state, flow?.name, 'Atlas'].filter(Boolean).join(' | ');
  }, [state, flow]);
  if (flow === undefined) return null;
  return (
    <div className={page}>
      <header className={side}>
        <h1 className={brand}>Atlas</h1>
        <select
          className={flowChoice}
          aria-label="Machine"
          value={flow.name}
          onChange={({ target }) => go(addressOf(target.value))}
        >
          {flows.map(({ name: each }) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <button type="button" className={searchButton} onClick={() => setSearching(true)}>
          Search <kbd>{navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'}</kbd>
        </button>
        <nav aria-label="Machines" className={flowList}>
          {flows.map(({ name: each, chart }) => (
            <Link key={each} to={addressOf(each)} className={cx(flowLink)} isCurrent={each === flow.name}>
              <span>{each}</span>
              <span className={count}>{chart.states.length - 1}</span>
            </Link>
          ))}
        </nav>
      </header>
      <FlowPage key={flow.name} flow={flow} selected={state} coverage={coverage} />
      {isSearching && <Search flows={flows} close={() => setSearching(false)} />}
    </div>
  );
};
