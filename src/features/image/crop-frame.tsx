import { type PointerEvent, useRef } from 'react';
import { areaOf } from '#machines/image/image.rules.ts';
import type { FocalPoint, ImageKind, ReadyImage } from '#machines/image/image.types.ts';
import { css } from '#styled-system/css';

type CropFrameProps = {
  kind: ImageKind;
  ready: ReadyImage;
  point: FocalPoint;
  disabled: boolean;
  onMove: (point: FocalPoint) => void;
};

const stage = css({
  position: 'relative',
  overflow: 'hidden',
  width: 'full',
  maxWidth: '30rem',
  borderRadius: 'card',
  touchAction: 'none',
  userSelect: 'none',
  '& img': { display: 'block', width: 'full', height: 'auto' },
});

/** What is left out is darkened; the frame has an ink and a paper line, so that it is seen on every picture. */
const frame = css({
  position: 'absolute',
  border: '2px solid token(colors.paper)',
  outline: '2px solid token(colors.ink)',
  boxShadow: '0 0 0 100rem rgb(14 27 23 / 0.6)',
  cursor: 'move',
});

const percent = (part: number): string => `${part * 100}%`;

type SliderProps = {
  label: string;
  value: number;
  room: number;
  disabled: boolean;
  onChange: (value: number) => void;
};

const slider = css({
  display: 'grid',
  gap: '1',
  '& input': { width: 'full', minHeight: '11', accentColor: 'forest' },
});

/** One way that the frame can go, for the keyboard and for screen readers; none where there is no room. */
const Slider = ({ label, value, room, disabled, onChange }: SliderProps) =>
  room < 0.005 ? null : (
    <label className={slider}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={Math.round((value / room) * 100)}
        disabled={disabled}
        onChange={(event) => onChange((Number(event.target.value) / 100) * room)}
      />
    </label>
  );

/** The chosen picture with the part of it that will be kept, moved by finger, mouse or keys. */
export const CropFrame = ({ kind, ready, point, disabled, onMove }: CropFrameProps) => {
  const box = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; point: FocalPoint } | null>(null);
  const { left, top, width, height } = areaOf(ready, kind, point);

  const drag = (event: PointerEvent) => {
    const size = box.current?.getBoundingClientRect();
    if (from.current === null || size === undefined) return;
    onMove({
      focalX: from.current.point.focalX + (event.clientX - from.current.x) / size.width,
      focalY: from.current.point.focalY + (event.clientY - from.current.y) / size.height,
    });
  };

  return (
    <div className={css({ display: 'grid', gap: '3', maxWidth: '30rem' })}>
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
        <img src={ready.previewUrl} alt="What you chose, before it is cut out" draggable={false} />
        <div
          aria-hidden="true"
          className={frame}
          style={{
            left: percent(left),
            top: percent(top),
            width: percent(width),
            height: percent(height),
            borderRadius: kind === 'profile' ? '50%' : undefined,
          }}
        />
      </div>
      <Slider
        label="Frame from left to right"
        value={left}
        room={1 - width}
        disabled={disabled}
        onChange={(value) => onMove({ ...point, focalX: value + width / 2 })}
      />
      <Slider
        label="Frame from top to bottom"
        value={top}
        room={1 - height}
        disabled={disabled}
        onChange={(value) => onMove({ ...point, focalY: value + height / 2 })}
      />
    </div>
  );
};
