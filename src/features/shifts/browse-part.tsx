import { type Ref, useState } from 'react';
import { choiceOf, type ShiftChoice } from '#machines/shifts/shifts.rules.ts';
import type { LoadedShifts, Shift } from '#machines/shifts/shifts.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { dateText, hoursText } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { PlacesTag } from '#src/components/notice/places-tag.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { knownFilter, matching, ShiftFilter } from '#src/components/shift-filter/shift-filter.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { LedThatDay } from './led-meanwhile.tsx';
import { ShiftDays } from './shift-days.tsx';
import { ShiftRow } from './shift-row.tsx';
import { change, type Looking, type ShiftsPartProps } from './shifts.types.ts';
import { clashText } from './shifts-messages.ts';

type ChoiceProps = Pick<ShiftsPartProps, 'send'> & {
  shift: Shift;
  choice: ShiftChoice;
  /** The shift that is being swapped; null while none is. */
  from: string | null;
  isBusy: boolean;
};

const Places = ({ shift, choice }: { shift: Shift; choice: ShiftChoice }) => {
  if (choice.kind === 'mine') return <Tag tone="success">You’re in</Tag>;
  if (choice.kind === 'waiting') return <Tag>You’re on the waiting list</Tag>;
  if (choice.kind === 'offered') return <Tag tone="accent">Your turn</Tag>;
  if (choice.kind === 'begun') return <Tag tone="soft">Already started</Tag>;
  return <PlacesTag of="shift" left={shift.placesLeft} />;
};

const Choosing = ({ shift, choice, from, isBusy, send }: ChoiceProps) => {
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
      <Button tone="plain" disabled={isBusy} onClick={() => change(send, { kind: 'take', shiftId })}>
        Take it {name}
      </Button>
    );
  // Who waits decides on what clashes when their turn comes, and keeps the shift they have until then.
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
      Swap “{choice.clash.name}” for it {name}
    </Button>
  );
};

/** Shifts at a time that is taken, unless one can be swapped for them or waited for. */
const busy = {
  isFolded: ({ choice, shift }: { choice: ShiftChoice; shift: Shift }) =>
    choice.kind === 'clash' && choice.from === null && shift.placesLeft > 0,
  title: (count: number) => `${counted(count, 'more shift')} when you’re already busy`,
};

/** So many stand there at first: a list of hundreds is for the filter. */
const first = 60;

type BrowsePartProps = ShiftsPartProps & {
  looking: Looking;
  loaded: LoadedShifts;
  from: string | null;
  isBusy: boolean;
  titleRef: Ref<HTMLHeadingElement>;
};

/** All shifts of the event by day, and what the person can do about each. */
export const BrowsePart = ({ loaded, from, isBusy, titleRef, send, looking }: BrowsePartProps) => {
  const { own, shifts } = loaded;
  const filter = knownFilter(looking.filter, shifts);
  const [isWhole, setWhole] = useState(false);
  const found = shifts
    .filter(matching(filter))
    .map((shift) => ({ shift, choice: choiceOf(own, shift, from) }));
  const shown = isWhole ? found : found.slice(0, first);
  const swapped = own.places.find(({ shift }) => shift.id === from);
  return (
    <Part
      id="find"
      titleRef={titleRef}
      title={swapped ? `Swap “${swapped.shift.title}”` : 'Find a shift'}
      lede={
        swapped
          ? `You have ${dateText(swapped.shift.day, 'weekday')}, ${hoursText(swapped.shift)}, ${swapped.shift.location}. You keep it until you have the other.`
          : `You get food and a T-shirt, and most shifts have a lead who shows you the ropes. All times are ${own.timeZoneName}.`
      }
      aside={
        swapped ? (
          <Button tone="plain" disabled={isBusy} onClick={() => send({ type: 'swap.dismissed' })}>
            Keep my shift
          </Button>
        ) : null
      }
    >
      <div className={css({ display: 'grid', gap: '6' })}>
        <ShiftFilter shifts={shifts} filter={filter} onChange={looking.onFilter} />
        <p role="status" className={css({ color: 'ink.soft' })}>
          {found.length === 0
            ? 'No shifts match. Choose another ride, day, place or job.'
            : counted(found.length, 'shift')}
        </p>
        <ShiftDays
          items={shown}
          folded={busy}
          note={(day) => <LedThatDay own={own} day={day} />}
          row={({ shift, choice }) => (
            <ShiftRow
              key={shift.id}
              shift={shift}
              tags={
                <>
                  <Places shift={shift} choice={choice} />
                  {own.led.some(({ id }) => id === shift.id) ? <Tag tone="accent">You lead it</Tag> : null}
                </>
              }
              actions={<Choosing shift={shift} choice={choice} from={from} isBusy={isBusy} send={send} />}
            >
              {choice.kind === 'clash' ? (
                <p className={css({ color: 'ink.soft' })}>{clashText(choice.clash, own)}</p>
              ) : null}
            </ShiftRow>
          )}
        />
        {shown.length < found.length ? (
          <div>
            <Button tone="plain" onClick={() => setWhole(true)}>
              Show all {found.length} shifts
            </Button>
          </div>
        ) : null}
      </div>
    </Part>
  );
};
