import { type PointerEvent, useRef } from 'react';
import { areaOf } from '#machines/image/image.rules.ts';
import type { FocalPoint, ImageKind, ReadyImage } from '#machines/image/image.types.ts';
import { css } from '#styled-system/css';

type CropFrameProps = {
  kind: ImageKind;
  ready: ReadyImage;
  point: FocalPoint;
  /** The frame can't move, as while the picture is sent. */
  disabled: boolean;
  onMove: (point: FocalPoint) => void;
};

const stage = css({
  position: 'relative',
  overflow: 'hidden',
  width: 'full',
  borderRadius: 'card',
  touchAction: 'none',
  userSelect: 'none',
  '& img': { display: 'block', width: 'full', height: 'auto' },
});

/** The part outside is darkened; the frame has a dark and a light line, so that it is visible on every picture. */
const overlay = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  cursor: 'move',
  '&[data-still]': { cursor: 'auto' },
  '& path': { vectorEffect: 'non-scaling-stroke', fill: 'none' },
  '& .shade': { fill: 'rgb(14 27 23 / 0.62)' },
  '& .outer': { stroke: '#0E1B17', strokeWidth: '5px' },
  '& .inner': { stroke: '#FAF8F2', strokeWidth: '2px' },
});

/** The outline of the kept part, in the picture's pixels: round for a portrait. */
const outlineOf = (kind: ImageKind, left: number, top: number, width: number, height: number): string =>
  kind === 'profile'
    ? `M${left} ${top + height / 2}a${width / 2} ${height / 2} 0 1 0 ${width} 0a${width / 2} ${height / 2} 0 1 0 ${-width} 0z`
    : `M${left} ${top}h${width}v${height}h${-width}z`;

type SliderProps = {
  label: string;
  value: number;
  room: number;
  onChange: (value: number) => void;
};

const slider = css({
  display: 'grid',
  gap: '1',
  textStyle: 'small',
  '& input': { width: 'full', minHeight: '11', accentColor: 'forest' },
});

/** A slider for one direction of the frame, for keyboard and screen readers; none where there is no room. */
const Slider = ({ label, value, room, onChange }: SliderProps) =>
  room < 0.005 ? null : (
    <label className={slider}>
      {label}
      <input
        // The form around it saves the page, not the picture: Enter must not submit it.
        form=""
        type="range"
        min={0}
        max={100}
        step={1}
        value={Math.round((value / room) * 100)}
        onChange={(event) => onChange((Number(event.target.value) / 100) * room)}
      />
    </label>
  );

/** The chosen picture with the part to keep, moved by finger, mouse or keys. */
export const CropFrame = ({ kind, ready, point, disabled, onMove }: CropFrameProps) => {
  const box = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; point: FocalPoint } | null>(null);
  const { left, top, width, height } = areaOf(ready, kind, point);
  const outline = outlineOf(
    kind,
    left * ready.width,
    top * ready.height,
    width * ready.width,
    height * ready.height,
  );

  const drag = (event: PointerEvent) => {
    const size = box.current?.getBoundingClientRect();
    if (from.current === null || size === undefined) return;
    onMove({
      focalX: from.current.point.focalX + (event.clientX - from.current.x) / size.width,
      focalY: from.current.point.focalY + (event.clientY - from.current.y) / size.height,
    });
  };

  return (
    <div
      className={css({ display: 'grid', gap: '3' })}
      // A tall picture leaves the buttons in view.
      style={{ maxWidth: `min(32rem, ${(24 * ready.width) / ready.height}rem)` }}
    >
      <div
        ref={box}
        className={stage}
        onPointerDown={(event) => {
          if (disabled) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY, point };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <img src={ready.previewUrl} alt="What you chose, before cropping" draggable={false} />
        <svg
          aria-hidden="true"
          className={overlay}
          data-still={disabled || undefined}
          viewBox={`0 0 ${ready.width} ${ready.height}`}
          preserveAspectRatio="none"
        >
          <path
            className="shade"
            fillRule="evenodd"
            d={`M0 0h${ready.width}v${ready.height}h${-ready.width}z${outline}`}
          />
          <path className="outer" d={outline} />
          <path className="inner" d={outline} />
        </svg>
      </div>
      {disabled ? null : (
        <>
          <Slider
            label="Frame from left to right"
            value={left}
            room={1 - width}
            onChange={(value) => onMove({ ...point, focalX: value + width / 2 })}
          />
          <Slider
            label="Frame from top to bottom"
            value={top}
            room={1 - height}
            onChange={(value) => onMove({ ...point, focalY: value + height / 2 })}
          />
        </>
      )}
    </div>
  );
};
