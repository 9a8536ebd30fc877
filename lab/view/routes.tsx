import { ViewportPortal } from '@xyflow/react';
import { memo } from 'react';
import { type Coverage, leastOf } from '#lab/chart/coverage.ts';
import { type ChartLayout, isRoom, look, type PlacedEdge } from '#lab/chart/outline.ts';
import { routePath } from '#lab/chart/route-path.ts';
import { css, cva, cx } from '#styled-system/css';
import { CoverageSign, dashes, levelColour } from './coverage-sign.tsx';
import { LabelText } from './label-text.tsx';
import { farSize, lines, title } from './state-node.tsx';

const canvas = css({ position: 'absolute', top: '0', left: '0', overflow: 'visible', pointerEvents: 'none' });

const route = cva({
  base: {
    fill: 'none',
    stroke: 'edge',
    strokeWidth: '1.5px',
    transition: 'stroke 150ms',
    '[data-far] &': { strokeWidth: '3px' },
  },
  variants: {
    tone: {
      plain: {},
      near: { stroke: 'ink', strokeWidth: '2.25px' },
      quiet: { stroke: 'color-mix(in srgb, token(colors.edge) 28%, token(colors.paper))' },
    },
    isCovered: { true: {} },
  },
  compoundVariants: [
    { tone: 'plain', isCovered: true, css: { stroke: 'currentcolor', strokeWidth: '2px' } },
    { tone: 'near', isCovered: true, css: { stroke: 'currentcolor', strokeWidth: '3px' } },
  ],
});
const tip = css({ fill: 'context-stroke' });

const chip = cva({
  base: {
    position: 'absolute',
    padding: '3px 6px',
    borderRadius: 'sm',
    bg: 'paper',
    fontFamily: 'text',
    transition: 'opacity 150ms',
    '[data-far] &': { visibility: 'hidden' },
  },
  variants: {
    tone: {
      plain: {},
      near: { outline: '1px solid token(colors.ink)', bg: 'surface' },
      quiet: { opacity: '0.35' },
    },
  },
});
/** Its ground keeps the routes off the text. */
const head = css({
  position: 'absolute',
  padding: '2px 6px',
  borderRadius: 'sm',
  color: 'ink',
  fontFamily: 'text',
  '[data-far] &': { background: 'transparent!' },
});
const block = css({ display: 'block', position: 'relative', '& + &': { marginTop: '4px' } });
const sign = css({ position: 'absolute', left: '-13px', top: '1px', lineHeight: '1', display: 'flex' });

/** The ground of a state inside of `depth` others, each of which tints it by 3 %. */
const groundOf = (depth: number) =>
  `color-mix(in srgb, var(--colors-ink) ${100 * (1 - 0.97 ** (depth + 1))}%, var(--colors-paper))`;

type RoutesProps = {
  layout: ChartLayout;
  selected: string | null;
  taken: ReadonlySet<string>;
  coverage: Coverage | null;
};

/** The transitions, over the states: routes as the layout engine found them, with what causes them on the line. */
export const Routes = memo(({ layout, selected, taken, coverage }: RoutesProps) => {
  const isNear = ({ source, target }: { source: string; target: string }) =>
    source === selected || target === selected;
  const hasNear = selected !== null && selected !== '' && layout.edges.some(isNear);
  const toneOf = (edge: PlacedEdge) => {
    if (edge.transitions.some((id) => taken.has(id))) return 'near';
    if (!hasNear) return 'plain';
    return isNear(edge) ? 'near' : 'quiet';
  };
  return (
    <ViewportPortal>
      <svg className={canvas} width={layout.width} height={layout.height} aria-hidden="true">
        <defs>
          <marker
            id="tip"
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="11"
            markerHeight="11"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={tip} d="M0 1L9 5L0 9z" />
          </marker>
        </defs>
        {layout.edges.map((edge) => {
          const isCovered = coverage !== null && edge.transitions.length > 0;
          const level = isCovered ? leastOf(coverage, edge.transitions) : null;
          return (
            <path
              key={edge.id}
              className={cx(route({ tone: toneOf(edge), isCovered }), level && levelColour({ level }))}
              d={routePath(edge.points)}
              strokeDasharray={level ? dashes[level] : undefined}
              markerEnd="url(#tip)"
            />
          );
        })}
      </svg>
      {layout.states
        .filter(({ kind }) => isRoom(kind))
        .map((state) => (
          <div
            key={state.path}
            className={head}
            style={
              {
                transform: `translate(${state.x + 6}px, ${state.y + 8}px)`,
                '--far': `${farSize(state)}px`,
                background: groundOf(state.depth),
              } as React.CSSProperties
            }
          >
            <span className={title}>{state.title}</span>
            {state.lines.length > 0 && (
              <span className={lines}>
                <LabelText lines={state.lines} />
              </span>
            )}
          </div>
        ))}
      {layout.edges.map(
        (edge) =>
          edge.label !== null && (
            <div
              key={edge.id}
              className={chip({ tone: toneOf(edge) })}
              style={{
                transform: `translate(${edge.label.x}px, ${edge.label.y}px)`,
                width: edge.label.width,
                height: edge.label.height,
                padding: `${look.labelPadding / 2}px ${look.labelPadding}px`,
              }}
            >
              {edge.label.blocks.map((one) => (
                <span key={one.id} className={block}>
                  {coverage && (
                    <span className={sign}>
                      <CoverageSign level={leastOf(coverage, [one.id])} />
                    </span>
                  )}
                  <LabelText lines={one.lines} />
                </span>
              ))}
            </div>
          ),
      )}
    </ViewportPortal>
  );
});
