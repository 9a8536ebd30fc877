import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Row } from '#lab/inspector/recording/rows.ts';
import { css } from '#styled-system/css';

const frame = css({ flex: '1', minHeight: '0', overflow: 'auto', contain: 'strict' });
const place = css({ position: 'absolute', top: '0', left: '0', width: 'full' });

type RowListProps = {
  rows: readonly Row[];
  height: number;
  /** The place of the row that stays in view: the newest one while following. */
  shown: number;
  width?: number;
  head?: ReactNode;
  label: string;
  children: (row: Row, place: number) => ReactNode;
};

/** A list of any length, of which only the visible rows are in the document. */
export const RowList = ({ rows, height, shown, width, head, label, children }: RowListProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (each) => rows[each]?.entries[0].number ?? each,
    overscan: 8,
  });
  useEffect(() => {
    if (shown >= 0) virtual.scrollToIndex(shown, { align: 'auto' });
  }, [shown, virtual]);
  return (
    <div ref={scroller} className={frame} role="log" aria-label={label} aria-live="off">
      {head}
      <div style={{ height: virtual.getTotalSize(), position: 'relative', minWidth: width }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          return (
            row && (
              <div key={key} className={place} style={{ transform: `translateY(${start}px)`, height }}>
                {children(row, index)}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
};
