import type { Ref } from 'react';
import { nextOwnDay, shiftDaysOf, shownDayOf } from '#machines/shifts/shift-days.rules.ts';
import { choiceOf, type ShiftChoice } from '#machines/shifts/shifts.rules.ts';
import type { LoadedShifts, Shift } from '#machines/shifts/shifts.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText, hoursText, unbroken } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import {
  everything,
  knownFilter,
  matching,
  ShiftFilter,
} from '#src/components/shift-filter/shift-filter.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { DayStrip } from './day-strip.tsx';
import { ShiftCalendar } from './shift-calendar.tsx';
import { change, type Looking, type ShiftsPartProps } from './shifts.types.ts';
import { dimmedText, meanwhileText, openText, ridingTexts } from './shifts-messages.ts';

type ChoiceProps = Pick<ShiftsPartProps, 'send'> & {
  shift: Shift;
  choice: ShiftChoice;
  /** The shift to swap; null for none. */
  from: string | null;
  isBusy: boolean;
  /** The person leads another shift at that time. */
  isLeading: boolean;
};

const left = css({ textStyle: 'small', whiteSpace: 'nowrap' });
const fewLeft = css({ textStyle: 'small', whiteSpace: 'nowrap', fontWeight: 'bold', color: 'amber' });

const Places = ({ shift: { placesLeft }, choice }: { shift: Shift; choice: ShiftChoice }) => {
  if (choice.kind === 'mine') return <Tag tone="success">You’re in</Tag>;
  if (choice.kind === 'waiting') return <Tag>You’re on the waiting list</Tag>;
  if (choice.kind === 'offered') return <Tag tone="accent">Your turn</Tag>;
  if (choice.kind === 'begun') return <Tag tone="soft">Already started</Tag>;
  if (placesLeft === 0) return <Tag tone="warning">Full</Tag>;
  return (
    <span className={placesLeft <= 3 ? fewLeft : left}>
      {placesLeft <= 3 ? 'Only ' : ''}
      {placesLeft} <VisuallyHidden>{placesLeft === 1 ? 'place ' : 'places '}</VisuallyHidden>left
    </span>
  );
};

const Choosing = ({ shift, choice, from, isBusy, isLeading, send }: ChoiceProps) => {
  const { id: shiftId, title } = shift;
  const name = <VisuallyHidden>{title}</VisuallyHidden>;
  if (choice.kind === 'swap' || (choice.kind === 'offered' && from !== null))
    return (
      <Button
        tone="plain"
        disabled={isBusy}
        onClick={() => change(send, { kind: 'swap', from: from ?? '', to: shiftId })}
      >
        Swap to this {name}
      </Button>
    );
  if (choice.kind === 'take' || choice.kind === 'offered')
    return (
      <Button
        tone={isLeading ? 'quiet' : 'plain'}
        disabled={isBusy}
        onClick={() => change(send, { kind: 'take', shiftId })}
      >
        {isLeading ? 'Take it anyway' : 'Take it'} {name}
      </Button>
    );
  // A waiting person decides about the overlap when their turn comes, and keeps their shift until then.
  const isFullClash = choice.kind === 'clash' && shift.placesLeft === 0 && choice.from === null;
  if (choice.kind === 'full' || (isFullClash && from === null))
    return (
      <Button tone="quiet" disabled={isBusy} onClick={() => change(send, { kind: 'wait', shiftId })}>
        Join the waiting list {name}
      </Button>
    );
  const swapped = choice.kind === 'clash' ? choice.from : null;
  if (choice.kind !== 'clash' || swapped === null || from !== null) return null;
  return (
    <Button
      tone="quiet"
      disabled={isBusy}
      onClick={() => send({ type: 'change.asked', change: { kind: 'swap', from: swapped, to: shiftId } })}
    >
      Swap{' '}
      <VisuallyHidden>
        “{choice.clash.name}” for “{title}”
      </VisuallyHidden>
    </Button>
  );
};

/** A shift at a taken time that can neither be swapped nor waited for. */
const isOutOfReach = ({ choice, shift }: { choice: ShiftChoice; shift: Shift }): boolean =>
  choice.kind === 'clash' && choice.from === null && shift.placesLeft > 0;

type BrowsePartProps = ShiftsPartProps & {
  looking: Looking;
  loaded: LoadedShifts;
  from: string | null;
  isBusy: boolean;
  titleRef: Ref<HTMLHeadingElement>;
};

/** The event's shifts, one day at a time, with the person's actions for each. */
export const BrowsePart = ({ loaded, from, isBusy, titleRef, send, looking }: BrowsePartProps) => {
  const { own, shifts } = loaded;
  const swapped = own.places.find(({ shift }) => shift.id === from)?.shift;
  const filter = knownFilter(looking.filter, shifts);
  const found = shifts.filter(matching({ ...filter, day: '' }));
  const days = shiftDaysOf(found, own);
  const day = shownDayOf(days, filter.day || (swapped?.day ?? nextOwnDay(own)));
  const items = found
    .filter((shift) => shift.day === day)
    .map((shift) => {
      const choice = choiceOf(own, shift, from);
      return { shift, choice, meanwhile: meanwhileText(shift, choice, own) };
    });
  const riding = ridingTexts(
    items.map(({ choice }) => choice),
    own,
  );
  const notes = [...riding, dimmedText(items) ?? []].flat();
  const calendar = (shown: typeof items, isFolded: boolean) =>
    shown.length === 0 ? null : (
      <ShiftCalendar
        isFolded={isFolded}
        items={shown.map(({ shift, choice, meanwhile }) => ({
          shift,
          // A person may take a shift while they lead another one, but hardly wants it.
          kind: meanwhile === null ? choice.kind : 'clash',
          places: (
            <>
              <Places shift={shift} choice={choice} />
              {meanwhile === null ? null : <VisuallyHidden>{meanwhile}</VisuallyHidden>}
              {own.led.some(({ id }) => id === shift.id) ? <Tag tone="accent">You lead it</Tag> : null}
            </>
          ),
          action: (
            <Choosing
              shift={shift}
              choice={choice}
              from={from}
              isBusy={isBusy}
              isLeading={meanwhile !== null}
              send={send}
            />
          ),
        }))}
      />
    );
  return (
    <Part
      id="find"
      titleRef={titleRef}
      title={swapped ? `Swap “${swapped.title}”` : 'Find a shift'}
      lede={
        swapped
          ? `Yours is ${dateText(swapped.day, 'weekday')}, ${hoursText(swapped)}, ${swapped.location}. You keep it until you swap it.`
          : `Food and a T-shirt are on us. All times are ${own.timeZoneName}.`
      }
      aside={
        swapped ? (
          <Button tone="plain" disabled={isBusy} onClick={() => send({ type: 'swap.dismissed' })}>
            Keep my shift
          </Button>
        ) : null
      }
    >
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 34rem)' },
            justifyContent: 'space-between',
            alignItems: 'end',
            gap: '5',
          })}
        >
          <DayStrip
            days={days}
            shown={day}
            onDay={(chosen) => looking.onFilter({ ...filter, day: chosen })}
          />
          <ShiftFilter
            shifts={shifts}
            filter={filter}
            onChange={looking.onFilter}
            by={['rideType', 'location', 'jobType']}
          />
        </div>
        {items.length === 0 ? (
          <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
            <p role="status">No shifts match. Choose another ride, place or job.</p>
            <Button tone="plain" onClick={() => looking.onFilter(everything)}>
              Show all shifts
            </Button>
          </div>
        ) : (
          <div className={css({ display: 'grid', gap: '1', maxWidth: 'measure' })}>
            <p role="status" className={css({ textStyle: 'label' })}>
              {day === null ? '' : dateText(day, 'weekday')}:{' '}
              {openText(days.find((one) => one.day === day)?.open ?? 0, items.length)}
            </p>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
        {calendar(
          items.filter((item) => !isOutOfReach(item)),
          false,
        )}
        {items.some(isOutOfReach) ? (
          <Fold
            title={`${counted(items.filter(isOutOfReach).length, 'more shift')} when you’re ${unbroken('already busy')}`}
          >
            {calendar(items.filter(isOutOfReach), true)}
          </Fold>
        ) : null}
      </div>
    </Part>
  );
};
