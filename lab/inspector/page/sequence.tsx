import { useMemo } from 'react';
import { css } from '#styled-system/css';
import { type LogProps, rowLook } from './event-log.tsx';
import { RowList } from './row-list.tsx';

const column = 96;
const height = 36;

const names = css({
  position: 'sticky',
  top: '0',
  zIndex: '1',
  display: 'flex',
  bg: 'surface',
  borderBottom: '1px solid token(colors.edge)',
});
const nameCell = css({
  flex: 'none',
  width: '96px',
  padding: '1.5',
  textStyle: 'caption',
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const line = css({ position: 'relative', width: 'full', height: 'full', display: 'block' });
const lifelines = css({
  position: 'absolute',
  inset: '0',
  pointerEvents: 'none',
  '& line': { stroke: 'line' },
});
const arrow = css({ stroke: 'currentcolor', strokeWidth: '1.5', fill: 'none' });
const tip = css({ fill: 'currentcolor' });
const label = css({
  position: 'absolute',
  top: '2px',
  paddingInline: '1',
});

const centre = (place: number) => place * column + column / 2;

/** Who sent what to whom: a column for each actor, an arrow for each event. */
export const Sequence = ({ rows, current, nameOf, choose }: LogProps) => {
  const ids = useMemo(() => [...new Set(rows.flatMap(({ entries: [{ from, to }] }) => [from, to]))], [rows]);
  const places = new Map(ids.map((id, place) => [id, place]));
  const width = ids.length * column;
  return (
    <RowList
      rows={rows}
      height={height}
      shown={current}
      width={width}
      label="Events between actors"
      head={
        <div className={names} style={{ minWidth: width }}>
          {ids.map((id) => (
            <span key={id} className={nameCell} title={nameOf(id)}>
              {nameOf(id)}
            </span>
          ))}
        </div>
      }
    >
      {({ entries }, place) => {
        const { from, to, type, number } = entries.at(-1) ?? entries[0];
        const [start, end] = [centre(places.get(from) ?? 0), centre(places.get(to) ?? 0)];
        const way = Math.sign(end - start);
        const y = 27;
        const isSelf = way === 0;
        return (
          <button
            type="button"
            className={rowLook({ isLater: place > current })}
            style={{ padding: 0 }}
            aria-current={place === current}
            aria-label={`${type}, ${nameOf(from)} to ${nameOf(to)}`}
            onClick={() => choose(number, to)}
          >
            <span className={line}>
              <svg className={lifelines} width={width} height={height} aria-hidden="true">
                {ids.map((id) => {
                  const x = centre(places.get(id) ?? 0);
                  return <line key={id} x1={x} x2={x} y1="0" y2={height} />;
                })}
                <path
                  className={arrow}
                  d={isSelf ? `M${start} 20h18v9h-18` : `M${start} ${y}H${end - way * 6}`}
                />
                <path className={tip} d={isSelf ? `M${end} 29l7-4v8z` : `M${end} ${y}l${-way * 8}-4v8z`} />
              </svg>
              <span className={label} style={{ left: Math.min(start, end) + 4 }}>
                {type}
                {entries.length > 1 && ` ×${entries.length}`}
              </span>
            </span>
          </button>
        );
      }}
    </RowList>
  );
};
