import type { ReactNode } from 'react';
import type { OwnPlace, OwnSignUps, Shift } from '#machines/shifts/shifts.types.ts';
import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { saveFile } from '#src/api/save-file.ts';
import { SaveButton } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText, hoursText } from '#src/components/format/date.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { jobScene } from '#src/components/illustration/job-scene.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { look } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { BookedTwice } from './booked-twice.tsx';
import { FriendsLink } from './friends-link.tsx';
import { LedShift, nextLed } from './led-shifts.tsx';
import { change, type OwnShiftsProps } from './shifts.types.ts';
import { leadsText, momentText, othersText } from './shifts-messages.ts';

type PlaceProps = OwnShiftsProps & { place: OwnPlace };

const saveCalendar = async (): Promise<void> => {
  const file = await call(get('/user/volunteer/calendar', 'LOAD_SHIFT_CALENDAR', { parseAs: 'text' }));
  saveFile('shifts.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
};
const smallSoft = css({ color: 'ink.soft', textStyle: 'small' });
const title = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const time = css({ fontVariantNumeric: 'tabular-nums' });

/** The next shift next to the others, where there is room. */
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gridAutoFlow: 'dense',
  alignItems: 'start',
  columnGap: '12',
  listStyle: 'none',
  p: '0',
  m: '0',
  '& > [data-next]': { gridColumn: '1', lg: { gridRow: '1 / span 20' } },
  '& > [data-next]:only-child': { gridColumn: '1 / -1' },
  '& > li:not([data-next])': { lg: { gridColumn: '2' } },
});
const nextCard = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '13rem minmax(0, 1fr)' },
  columnGap: '6',
  px: { base: '4', sm: '5' },
  pt: { base: '3', sm: '5' },
  pb: { base: '1', sm: '5' },
  mb: { base: '2', lg: '0' },
  bg: 'surface',
  border: '1.5px solid token(colors.ink)',
  borderRadius: 'card',
});
const texts = css({ display: 'grid', gap: '1', minWidth: '0' });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' });

/** How the person can leave a shift, and until when. */
const leavingText = (place: OwnPlace, own: OwnSignUps): string => {
  if (place.canLeave) return `You can swap it or give it up until ${momentText(place.leavableUntil, own)}.`;
  if (place.leaveRequestedAt !== null)
    return 'You told the lead that you can’t come. They’ll take you off; until then the place is yours.';
  return 'It’s less than 72 hours away. If you can’t come, tell the lead here, and they’ll take you off.';
};

/** Facts about the person's place: until when they can leave, and who else is there. */
const Facts = ({ place, own }: { place: OwnPlace; own: OwnSignUps }) =>
  place.confirmUntil === null ? (
    <p className={css({ color: 'ink.soft', maxWidth: 'measure' })}>
      {othersText(place)} {leavingText(place, own)}
    </p>
  ) : (
    <p className={css({ color: 'amber', maxWidth: 'measure' })}>
      This shift changed. Tell us by {momentText(place.confirmUntil, own)} whether you’re still coming. If you
      don’t answer, your place goes to someone else.
    </p>
  );

const Changes = ({ place, isBusy, send }: PlaceProps) => {
  const { shift } = place;
  const { id: shiftId } = shift;
  const name = <VisuallyHidden>{shift.title}</VisuallyHidden>;
  return (
    <div className={actions}>
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
      {place.leaveRequestedAt === null || place.confirmUntil !== null ? null : (
        <Button tone="plain" disabled={isBusy} onClick={() => change(send, { kind: 'stay', shiftId })}>
          I can come after all {name}
        </Button>
      )}
      <FriendsLink place={place} isBusy={isBusy} send={send} />
    </div>
  );
};

/** The place needs an action of the person. */
const isUrgent = ({ confirmUntil, leaveRequestedAt, canRequestLeave }: OwnPlace): boolean =>
  confirmUntil !== null || leaveRequestedAt !== null || canRequestLeave;

/** The actions for a place, behind a line that is always visible. */
const PlaceFold = ({ line, heading, ...props }: PlaceProps & { line: ReactNode; heading?: 'h3' }) => {
  const { place } = props;
  return (
    <Fold bare heading={heading} isNeeded={isUrgent(place)} title={line}>
      <div className={css({ display: 'grid', gap: '3' })}>
        <Facts {...props} />
        <Changes {...props} />
      </div>
    </Fold>
  );
};

const Tags = ({ place, own }: { place: OwnPlace; own: OwnSignUps }) => (
  <>
    {place.confirmUntil === null ? null : <Tag tone="warning">Changed</Tag>}
    {place.leaveRequestedAt === null || place.hasBegun ? null : <Tag tone="warning">You can’t come</Tag>}
    {own.led.some(({ id }) => id === place.shift.id) ? <Tag tone="accent">You lead this one</Tag> : null}
  </>
);

const CalendarButton = () => (
  <SaveButton pendingText="Getting the file" save={saveCalendar}>
    Save to my calendar
  </SaveButton>
);

const NextShift = (props: PlaceProps) => {
  const { place, own } = props;
  const { shift, hasBegun } = place;
  return (
    <li data-next className={nextCard}>
      <Illustration
        of={jobScene(shift.jobType)}
        alt=""
        className={css({ smDown: { display: 'none' }, height: 'full', objectFit: 'cover' })}
      />
      <div className={texts}>
        <p className={smallSoft}>{hasBegun ? 'This shift has started' : 'Your next shift'}</p>
        <p className={`${css({ textStyle: 'subheading' })} ${time}`}>
          {dateText(shift.day, 'brief')}, {hoursText(shift)}
        </p>
        <h3 className={`${css({ textStyle: 'label', mt: '1' })} ${title}`}>
          {shift.title}
          <Tags place={place} own={own} />
        </h3>
        <p>
          {shift.location}. {leadsText(place)}
        </p>
        <div className={css({ mt: '2' })}>
          <CalendarButton />
        </div>
        {hasBegun ? null : (
          <PlaceFold
            {...props}
            line={
              <>
                Swap, give up or bring friends <VisuallyHidden>: {shift.title}</VisuallyHidden>
              </>
            }
          />
        )}
      </div>
    </li>
  );
};

const OtherShift = (props: PlaceProps) => {
  const { place, own } = props;
  const { shift, hasBegun } = place;
  const line = (
    <span className={texts}>
      <span className={`${css({ fontWeight: 'bold' })} ${time}`}>
        {dateText(shift.day, 'brief')}, {hoursText(shift)}
      </span>
      <span className={title}>
        <span className={css({ textStyle: 'label' })}>{shift.title}</span>
        <Tags place={place} own={own} />
      </span>
      <span className={smallSoft}>
        {shift.location}. {hasBegun ? 'This shift has started.' : leadsText(place)}
        {hasBegun ? null : <VisuallyHidden> Swap, give up or bring friends</VisuallyHidden>}
      </span>
    </span>
  );
  return (
    <li className={css({ py: '1', borderBottom: '1px solid token(colors.line)' })}>
      {hasBegun ? <h3>{line}</h3> : <PlaceFold {...props} heading="h3" line={line} />}
    </li>
  );
};

/** A volunteer's places: the next one large, the others ordered by time. */
export const OwnShifts = (props: OwnShiftsProps) => {
  const { own } = props;
  const next = own.places.find(({ shift }) => shift.endsAt > own.now);
  const led = nextLed(own);
  const others: { shift: Shift; place: OwnPlace | null }[] = [
    ...own.places.filter((place) => place !== next).map((place) => ({ shift: place.shift, place })),
    ...(led === undefined ? [] : [{ shift: led, place: null }]),
  ];
  return (
    <section aria-labelledby="own-shifts">
      {/* Visually, the page’s heading says the same. */}
      <h2 id="own-shifts" className={look('unseen')}>
        Where you help
      </h2>
      <div className={css({ mb: '4', _empty: { display: 'none' } })}>
        <BookedTwice {...props} />
      </div>
      {own.places.length === 0 ? (
        <div
          className={css({ display: 'grid', gap: '5', sm: { gridTemplateColumns: '16rem minmax(0, 1fr)' } })}
        >
          <Illustration of="no-shifts" alt="" size="small" />
          <p className={css({ alignSelf: 'center', maxWidth: 'measure' })}>
            You have no shift yet. Choose one below: nobody gets up a hill without the people who hold the
            bananas.
          </p>
        </div>
      ) : (
        <ul aria-label="Where you help" className={list}>
          {next === undefined ? null : <NextShift {...props} place={next} />}
          {others
            .toSorted((one, other) => Date.parse(one.shift.startsAt) - Date.parse(other.shift.startsAt))
            .map(({ shift, place }) =>
              place === null ? (
                <LedShift key={`led-${shift.id}`} own={own} next={shift} />
              ) : (
                <OtherShift key={shift.id} {...props} place={place} />
              ),
            )}
        </ul>
      )}
      {next === undefined && (own.places.length > 0 || own.hasLeftShift) ? (
        <div className={css({ mt: '5' })}>
          <CalendarButton />
        </div>
      ) : null}
    </section>
  );
};
