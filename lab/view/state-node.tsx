import type { Node, NodeProps } from '@xyflow/react';
import type { Level } from '#lab/chart/coverage.ts';
import { isRoom, type PlacedState } from '#lab/chart/outline.ts';
import { measureText } from '#lab/chart/text.ts';
import { css, cva, cx } from '#styled-system/css';
import { CoverageSign } from './coverage-sign.tsx';
import { LabelText } from './label-text.tsx';

export type StateNodeData = {
  state: PlacedState;
  isSelected: boolean;
  isLit: boolean;
  /** Opens or closes a state that has others inside; null for one that has none. */
  toggle: (() => void) | null;
  /** How well the events that it takes without leaving are walked; null for none, and while coverage is off. */
  level: Level | null;
};

type StateNodeType = Node<StateNodeData, 'state'>;

const box = cva({
  base: {
    position: 'relative',
    width: 'full',
    height: 'full',
    padding: '10px 12px',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'edge',
    color: 'ink',
    fontFamily: 'text',
    transition: 'border-color 150ms, background-color 150ms',
  },
  variants: {
    kind: {
      leaf: { bg: 'surface', borderRadius: 'field', '.react-flow__node:hover &': { bg: 'surface.raised' } },
      collapsed: {
        bg: 'surface',
        borderRadius: 'field',
        outline: '1px solid token(colors.edge)',
        outlineOffset: '3px',
      },
      final: {
        bg: 'surface',
        borderRadius: 'field',
        outline: '1px solid token(colors.edge)',
        outlineOffset: '-5px',
      },
      history: {
        bg: 'surface',
        borderRadius: 'full',
        padding: '0',
        display: 'grid',
        placeItems: 'center',
      },
      container: { bg: 'color-mix(in srgb, token(colors.ink) 3%, transparent)', borderRadius: 'card' },
      parallel: { bg: 'color-mix(in srgb, token(colors.ink) 3%, transparent)', borderRadius: 'card' },
      region: {
        bg: 'color-mix(in srgb, token(colors.ink) 3%, transparent)',
        borderRadius: 'card',
        borderStyle: 'dashed',
      },
      initial: { bg: 'ink', borderRadius: 'full', border: 'none', padding: '0' },
    },
    isSelected: { true: { borderColor: 'ink', boxShadow: 'inset 0 0 0 1px token(colors.ink)' } },
    isMarked: { true: { bg: 'jersey!', '& *': { color: 'jersey.ink!' } } },
  },
});

/** Of a state that holds others, `Routes` draws the title over the routes. */
export const title = css({
  display: 'block',
  fontWeight: 'bold',
  fontSize: '14px',
  lineHeight: '22px',
  whiteSpace: 'nowrap',
  '[data-far] &': { fontSize: 'var(--far)', lineHeight: '1.1' },
});
const centred = css({
  '[data-far] &': { position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' },
});
export const lines = css({ display: 'block', '[data-far] &': { visibility: 'hidden' } });

const toggleButton = css({
  position: 'absolute',
  top: '6px',
  right: '6px',
  width: '28px',
  height: '28px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  color: 'ink.soft',
  cursor: 'pointer',
  _hover: { bg: 'surface.raised', color: 'ink' },
  _print: { display: 'none' },
});

const sign = css({ position: 'absolute', left: '-7px', top: '14px', lineHeight: '1', display: 'flex' });

/** From afar a title takes the room of its box, and some of the space that the layout keeps around it. */
export const farSize = ({ kind, title: text, width, height }: PlacedState): number =>
  isRoom(kind) ? 34 : Math.min(30, (width + 20) / measureText(text, 1), height - 10);

export const StateNode = ({
  data: { state, isSelected, isLit, toggle, level },
}: NodeProps<StateNodeType>) => {
  const { kind, title: text, lines: written } = state;
  if (kind === 'initial') return <div className={box({ kind })} />;
  return (
    <div
      className={box({
        kind,
        isSelected: isSelected || isLit,
        isMarked: (isSelected || isLit) && !isRoom(kind),
      })}
      style={{ '--far': `${farSize(state)}px` } as React.CSSProperties}
    >
      {!isRoom(kind) && <span className={cx(title, centred)}>{text}</span>}
      {!isRoom(kind) && kind !== 'history' && (
        <span className={lines}>
          <LabelText lines={written} />
        </span>
      )}
      {level !== null && (
        <span className={sign}>
          <CoverageSign level={level} />
        </span>
      )}
      {toggle !== null && (
        <button
          type="button"
          className={`nopan ${toggleButton}`}
          aria-label={`${kind === 'collapsed' ? 'Open' : 'Close'} ${text}`}
          aria-expanded={kind !== 'collapsed'}
          onClick={(event) => {
            event.stopPropagation();
            toggle();
          }}
        >
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            <path
              d={kind === 'collapsed' ? 'M6 1v10M1 6h10' : 'M1 6h10'}
              stroke="currentcolor"
              strokeWidth="1.8"
              strokeLinecap="round"
            />
          </svg>
        </button>
      )}
    </div>
  );
};
