import type { OwnPlace, OwnSignUps } from '#machines/shifts/shifts.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Ending } from '#src/components/ending/ending.tsx';
import { counted } from '#src/components/format/numbers.ts';

const hourLength = 60 * 60 * 1000;

const hoursOf = (places: readonly OwnPlace[]): number =>
  Math.round(
    places.reduce((sum, { shift }) => sum + Date.parse(shift.endsAt) - Date.parse(shift.startsAt), 0) /
      hourLength,
  );

/** A volunteer's completed shifts; none while one is still to come. A shift that the person missed doesn't count. */
const shiftsDone = ({ places, waiting, now }: OwnSignUps): OwnPlace[] => {
  const helped = places.filter(({ leaveRequestedAt }) => leaveRequestedAt === null);
  const isOver = helped.every(({ shift }) => Date.parse(shift.endsAt) <= Date.parse(now));
  return isOver && waiting.length === 0 ? helped : [];
};

/** After the last shift: the result of the hours. */
export const LastShiftEnding = ({ own }: { own: OwnSignUps }) => {
  const done = shiftsDone(own);
  if (done.length === 0) return null;
  return (
    <Ending
      id="last-shift"
      scene="last-shift"
      title={done.length === 1 ? 'Your shift is done. Thank you.' : 'Your last shift is done. Thank you.'}
      actions={
        <LinkButton tone="plain" to="/give">
          Make a gift of your own
        </LinkButton>
      }
    >
      {counted(done.length, 'shift')} and {counted(hoursOf(done), 'hour')}: people got up the hills because
      you were there.
    </Ending>
  );
};
