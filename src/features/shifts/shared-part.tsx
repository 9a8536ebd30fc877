import { choiceOf } from '#machines/shifts/shifts.rules.ts';
import type { LoadedShifts } from '#machines/shifts/shifts.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { dateText, hoursText } from '#src/components/format/date.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { change, type ShiftsPartProps } from './shifts.types.ts';
import { clashText } from './shifts-messages.ts';

type SharedPartProps = Pick<ShiftsPartProps, 'send'> & {
  loaded: LoadedShifts;
  code: string | null;
  isBusy: boolean;
};

/** The shift of a friend's link. */
export const SharedPart = ({ loaded, code, isBusy, send }: SharedPartProps) => {
  if (code === null) return null;
  const { shared, own, shifts } = loaded;
  if (shared === null)
    return (
      <Notice tone="warning" title="Your friend’s link doesn’t work anymore">
        <p>Your friend may have left the shift, or part of the link is missing. Ask them for a new one.</p>
      </Notice>
    );
  const shift = shifts.find(({ id }) => id === shared.shift.id) ?? shared.shift;
  const choice = choiceOf(own, shift, null);
  if (choice.kind === 'mine') return null;
  const { id: shiftId } = shift;
  if (!own.isVolunteer)
    return (
      <Notice title={`${shared.firstName} wants you to join “${shift.title}”`}>
        <p>
          {dateText(shift.day, 'weekday')}, {hoursText(shift)}, {shift.location}. Register to volunteer first.
          You can choose this shift there, or open {shared.firstName}’s link again afterward.
        </p>
      </Notice>
    );
  return (
    <Notice
      title={`${shared.firstName} wants you to join “${shift.title}”`}
      action={
        choice.kind === 'take' || choice.kind === 'offered' ? (
          <Button tone="plain" disabled={isBusy} onClick={() => change(send, { kind: 'take', shiftId })}>
            Join {shared.firstName}
          </Button>
        ) : choice.kind === 'full' ? (
          <Button tone="plain" disabled={isBusy} onClick={() => change(send, { kind: 'wait', shiftId })}>
            Join the waiting list
          </Button>
        ) : null
      }
    >
      <p>
        {dateText(shift.day, 'weekday')}, {hoursText(shift)}, {shift.location}.{' '}
        {choice.kind === 'full' ? 'It’s full right now.' : ''}
        {choice.kind === 'clash' ? clashText(choice.clash, own) : ''}
      </p>
    </Notice>
  );
};
