import { clashOf } from '#machines/shifts/shifts.rules.ts';
import type { OwnSignUps } from '#machines/shifts/shifts.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { ShiftRow } from './shift-row.tsx';
import { change, type ShiftsPartProps } from './shifts.types.ts';
import { clashText, momentText } from './shifts-messages.ts';

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
