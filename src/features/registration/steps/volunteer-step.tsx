import { ChoiceCards } from '#src/components/choice/choice-cards.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { fieldId, type RegistrationOffer, type StepProps } from '../registration.types.ts';
import { ShiftFilter, useShiftFilter } from '../shift-filter.tsx';

type Shift = RegistrationOffer['shifts'][number];
const few = 3;

const optionOf = (shift: Shift, isMine: boolean) => ({
  value: shift.id,
  title: shift.title,
  text: shift.summary,
  disabled: shift.placesLeft === 0 && !isMine,
  tags:
    shift.placesLeft === 0 && !isMine ? (
      <Tag tone="warning">Full</Tag>
    ) : shift.placesLeft <= few && !isMine ? (
      <Tag tone="warning">Only {counted(shift.placesLeft, 'place')} left</Tag>
    ) : null,
  figures: [
    { value: dateText(shift.day, 'short'), name: 'day' },
    { value: `${timeOfDay(shift.startTime)} – ${timeOfDay(shift.endTime)}`, name: 'time' },
    { value: shift.location, name: 'place' },
    { value: `${shift.minimumAge} and up`, name: 'age' },
  ],
});

/** Shifts to help in; chosen ones stay in the list whatever is filtered. */
export const VolunteerStep = ({ draft, change, errorOf, isBusy, context, offer }: StepProps<'volunteer'>) => {
  const held = context.registration?.volunteer?.shiftIds ?? [];
  const { filter, setFilter, matches } = useShiftFilter();
  const shown = offer.shifts.filter((shift) => draft.shiftIds.includes(shift.id) || matches(shift));
  return (
    <>
      <ShiftFilter shifts={offer.shifts} filter={filter} onChange={setFilter} disabled={isBusy} />
      <ChoiceCards
        id={fieldId('shiftIds')}
        label={`${counted(shown.length, 'shift')}, ${counted(draft.shiftIds.length, 'chosen', 'chosen')}`}
        hint="Pick as many as you like, up to 12."
        kind="checkbox"
        columns="two"
        options={shown.map((shift) => optionOf(shift, held.includes(shift.id)))}
        selected={draft.shiftIds}
        error={errorOf('shiftIds')}
        disabled={isBusy}
        onChange={(shiftIds) => change({ shiftIds })}
      />
    </>
  );
};
