import { css } from '#styled-system/css';
import { Icon } from './icon.tsx';
import { button, field } from './look.ts';

export type View = 'events' | 'sequence' | 'data';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.5',
  padding: '2',
  borderBottom: '1px solid token(colors.line)',
});
const list = css({ display: 'flex', gap: '1' });
const search = css({ flex: '1', minWidth: '90px' });
const types = css({ position: 'relative', '& summary': { listStyle: 'none' } });
const sheet = css({
  position: 'absolute',
  insetInlineEnd: '0',
  top: '36px',
  zIndex: '2',
  width: '260px',
  maxHeight: '50vh',
  overflowY: 'auto',
  padding: '3',
  bg: 'surface',
  border: '1px solid token(colors.edge)',
  borderRadius: 'card',
  textStyle: 'caption',
  '& label': { display: 'flex', gap: '2', paddingBlock: '1', overflowWrap: 'anywhere' },
});

const views: readonly [View, string][] = [
  ['events', 'Events'],
  ['sequence', 'Sequence'],
  ['data', 'Data'],
];

type TabsProps = {
  view: View;
  show: (view: View) => void;
  text: string;
  setText: (text: string) => void;
  types: readonly string[];
  hidden: ReadonlySet<string>;
  setHidden: (hidden: ReadonlySet<string>) => void;
  isOfActor: boolean;
  setOfActor: (isOfActor: boolean) => void;
  isFolding: boolean;
  setFolding: (isFolding: boolean) => void;
};

/** Chooses what is shown of the record, and filters it. */
export const Tabs = (props: TabsProps) => {
  const { hidden, setHidden } = props;
  const toggle = (type: string) => {
    const after = new Set(hidden);
    if (!after.delete(type)) after.add(type);
    setHidden(after);
  };
  return (
    <div className={bar}>
      <div className={list} role="tablist" aria-label="View">
        {views.map(([view, name]) => (
          <button
            key={view}
            type="button"
            role="tab"
            aria-selected={view === props.view}
            className={button()}
            onClick={() => props.show(view)}
          >
            {name}
          </button>
        ))}
      </div>
      {props.view !== 'data' && (
        <>
          <input
            className={`${field} ${search}`}
            type="search"
            aria-label="Filter by text"
            placeholder="Filter"
            value={props.text}
            onChange={({ target }) => props.setText(target.value)}
          />
          <button
            type="button"
            className={button()}
            aria-pressed={props.isOfActor}
            onClick={() => props.setOfActor(!props.isOfActor)}
          >
            This actor
          </button>
          <button
            type="button"
            className={button()}
            aria-pressed={props.isFolding}
            aria-label="Fold repeated events"
            title="Fold repeated events"
            onClick={() => props.setFolding(!props.isFolding)}
          >
            <Icon of="fold" />
          </button>
          <details className={types}>
            <summary className={button()}>Types{hidden.size > 0 && ` −${hidden.size}`}</summary>
            <div className={sheet}>
              {props.types.map((type) => (
                <label key={type}>
                  <input type="checkbox" checked={!hidden.has(type)} onChange={() => toggle(type)} />
                  {type}
                </label>
              ))}
            </div>
          </details>
        </>
      )}
    </div>
  );
};
