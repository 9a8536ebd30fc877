import type { OwnPlace, OwnSignUps } from '#machines/shifts/shifts.types.ts';
import { call } from '#src/api/call.ts';
import { getShiftCalendar } from '#src/api/calls/shifts.calls.ts';
import { failureText, saveFile } from '#src/api/save-file.ts';
import { SaveButton } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { FriendsLink } from './friends-link.tsx';
import { LedMeanwhile } from './led-meanwhile.tsx';
import { ShiftDays } from './shift-days.tsx';
import { ShiftRow } from './shift-row.tsx';
import { change, type ShiftsPartProps } from './shifts.types.ts';
import { momentText, othersText } from './shifts-messages.ts';

type OwnShiftsProps = Pick<ShiftsPartProps, 'send'> & { own: OwnSignUps; isBusy: boolean };

const saveCalendar = async (): Promise<void> => {
  const file = await call(getShiftCalendar());
  saveFile('shifts.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
};

const soft = css({ color: 'ink.soft', maxWidth: 'measure' });

/** How the person gets out of a shift, and until when. */
const leavingText = (place: OwnPlace, own: OwnSignUps): string => {
  if (place.canLeave) return `You can swap it or give it up until ${momentText(place.leavableUntil, own)}.`;
  if (place.leaveRequestedAt !== null)
    return 'You told the lead that you can’t come. They’ll take you off; until then the place is yours.';
  return 'It’s less than 72 hours away. If you can’t come, tell the lead here, and they’ll take you off.';
};

/** What a person is told of their place: until when they can leave, and who else is there. */
const Facts = ({ place, own }: { place: OwnPlace; own: OwnSignUps }) => {
  if (place.confirmUntil !== null)
    return (
      <p className={css({ color: 'amber', maxWidth: 'measure' })}>
        This shift changed. Tell us by {momentText(place.confirmUntil, own)} whether you’re still coming. If
        you don’t answer, your place goes to someone else.
      </p>
    );
  if (place.hasBegun) return <p className={soft}>This shift has started.</p>;
  return (
    <p className={soft}>
      {othersText(place)} {leavingText(place, own)}
    </p>
  );
};

const OwnPlaceRow = ({ place, own, isBusy, send }: OwnShiftsProps & { place: OwnPlace }) => {
  const { shift } = place;
  const { id: shiftId } = shift;
  const isLed = own.led.some(({ id }) => id === shiftId);
  const name = <VisuallyHidden>{shift.title}</VisuallyHidden>;
  return (
    <ShiftRow
      shift={shift}
      tags={
        <>
          {place.confirmUntil === null ? null : <Tag tone="warning">Changed</Tag>}
          {place.leaveRequestedAt === null || place.hasBegun ? null : (
            <Tag tone="warning">You can’t come</Tag>
          )}
          {isLed ? <Tag tone="accent">You lead this one</Tag> : null}
        </>
      }
      actions={
        <>
          {place.confirmUntil === null ? null : (
            <Button disabled={isBusy} onClick={() => change(send, { kind: 'confirm', shiftId })}>
              I’m still coming {name}
            </Button>
          )}
          {place.canLeave ? (
            <>
              <Button tone="plain" disabled={isBusy} onClick={() => send({ type: 'swap.begun', shiftId })}>
                Swap {name}
              </Button>
              <Button
                tone="quiet"
                disabled={isBusy}
                onClick={() => send({ type: 'change.asked', change: { kind: 'leave', shiftId } })}
              >
                Give up my place {name}
              </Button>
            </>
          ) : null}
          {place.canRequestLeave ? (
            <Button tone="plain" disabled={isBusy} onClick={() => change(send, { kind: 'request', shiftId })}>
              I can’t come {name}
            </Button>
          ) : null}
          {place.leaveRequestedAt === null || place.confirmUntil !== null || place.hasBegun ? null : (
            <Button tone="plain" disabled={isBusy} onClick={() => change(send, { kind: 'stay', shiftId })}>
              I can come after all {name}
            </Button>
          )}
        </>
      }
    >
      <Facts place={place} own={own} />
      {place.hasBegun ? null : <LedMeanwhile own={own} shift={shift} />}
      {place.hasBegun ? null : <FriendsLink place={place} isBusy={isBusy} send={send} />}
    </ShiftRow>
  );
};

/** The places that a volunteer has, by day. */
export const OwnShifts = (props: OwnShiftsProps) => {
  const { own } = props;
  return (
    <Part
      title="Where you help"
      lede={`All times are ${own.timeZoneName}.`}
      aside={
        own.places.length > 0 || own.hasLeft ? (
          <SaveButton pendingText="Getting the file" failureText={failureText} save={saveCalendar}>
            Save to my calendar
          </SaveButton>
        ) : null
      }
    >
      {own.places.length === 0 ? (
        <div className={css({ display: 'grid', gap: '5' })}>
          <Illustration of="no-shifts" alt="" size="medium" />
          <p>
            You have no shift yet. Choose one below: nobody gets up a hill without the people who hold the
            bananas.
          </p>
        </div>
      ) : (
        <ShiftDays
          items={own.places}
          row={(place) => <OwnPlaceRow key={place.shift.id} {...props} place={place} />}
        />
      )}
    </Part>
  );
};

/** Shifts that the person leads without helping in them, and the way to the people of all that they lead. */
export const LedShifts = ({ own }: { own: OwnSignUps }) => {
  const led = own.led.filter(({ id }) => own.places.every(({ shift }) => shift.id !== id));
  if (own.led.length === 0) return null;
  return (
    <Part
      title="Shifts you lead"
      aside={<TextLink href="/volunteer-edit/lead">Your people, and check-in</TextLink>}
    >
      {led.length === 0 ? (
        <p>You’re signed up for every shift you lead; they’re above.</p>
      ) : (
        <ShiftDays
          items={led.map((shift) => ({ shift }))}
          row={({ shift }) => <ShiftRow key={shift.id} shift={shift} />}
        />
      )}
    </Part>
  );
};
