import type { ReactNode } from 'react';
import { clashOf } from '#machines/shifts/shifts.rules.ts';
import type { OwnSignUps, Shift } from '#machines/shifts/shifts.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { dateText, hoursText } from '#src/components/format/date.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { change, type ShiftsPartProps } from './shifts.types.ts';
import { clashText, momentText } from './shifts-messages.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: '6',
  rowGap: '3',
  py: '4',
  borderTop: '1px solid token(colors.line)',
});
const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  textStyle: 'label',
});
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' });

type ShiftRowProps = {
  shift: Shift;
  /** Next to the title. */
  tags?: ReactNode;
  actions?: ReactNode;
  /** Below the shift's own details. */
  children?: ReactNode;
};

/** A shift with its time, its place, and its actions. */
const ShiftRow = ({ shift, tags, actions: buttons, children }: ShiftRowProps) => (
  <li className={row}>
    <div className={css({ display: 'grid', gap: '1' })}>
      <p className={css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>
        {dateText(shift.day, 'brief')}, {hoursText(shift)}
      </p>
      <h3 className={title}>
        {shift.title}
        {tags}
      </h3>
      <p className={css({ color: 'ink.soft', textStyle: 'small' })}>
        {shift.location} · {shift.jobType}
      </p>
      {children}
    </div>
    {buttons ? <div className={actions}>{buttons}</div> : null}
  </li>
);

type WaitingPartProps = Pick<ShiftsPartProps, 'send'> & { own: OwnSignUps; isBusy: boolean };
type Waiting = OwnSignUps['waiting'][number];

const Row = ({ waiting, own, isBusy, send }: WaitingPartProps & { waiting: Waiting }) => {
  const { shift, position, offeredUntil } = waiting;
  const { id: shiftId } = shift;
  const clash = clashOf(own, shift);
  const from = clash?.kind === 'shift' && clash.place.canLeave ? clash.place.shift.id : null;
  const name = <VisuallyHidden>{shift.title}</VisuallyHidden>;
  return (
    <ShiftRow
      shift={shift}
      tags={offeredUntil === null ? <Tag>Number {position} in line</Tag> : <Tag tone="accent">Your turn</Tag>}
      actions={
        <>
          {offeredUntil !== null && clash === null ? (
            <Button disabled={isBusy} onClick={() => change(send, { kind: 'take', shiftId })}>
              Take the place {name}
            </Button>
          ) : null}
          {offeredUntil !== null && from !== null ? (
            <Button
              disabled={isBusy}
              onClick={() => send({ type: 'change.asked', change: { kind: 'swap', from, to: shiftId } })}
            >
              Swap “{clash?.name}” for this {name}
            </Button>
          ) : null}
          <Button tone="quiet" disabled={isBusy} onClick={() => change(send, { kind: 'stop', shiftId })}>
            {offeredUntil === null ? 'Leave the waiting list' : 'No, thank you'} {name}
          </Button>
        </>
      }
    >
      {offeredUntil === null ? null : (
        <p className={css({ color: 'amber', maxWidth: 'measure' })}>
          We’re holding a place for you until {momentText(offeredUntil, own)}.{' '}
          {clash === null ? '' : clashText(clash, own)}
        </p>
      )}
    </ShiftRow>
  );
};

/** A volunteer's waiting lists, and the places offered to them. */
export const WaitingPart = (props: WaitingPartProps) =>
  props.own.waiting.length === 0 ? null : (
    <Part
      title="Your waiting lists"
      lede="When a place opens up, we’ll e-mail you and hold it for 24 hours, or 2 hours if the shift is less than 48 hours away."
    >
      <ul aria-label="Your waiting lists" className={css({ listStyle: 'none', p: '0', m: '0' })}>
        {props.own.waiting.map((waiting) => (
          <Row key={waiting.shift.id} {...props} waiting={waiting} />
        ))}
      </ul>
    </Part>
  );
