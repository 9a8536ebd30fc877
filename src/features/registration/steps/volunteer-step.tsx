import Clock from 'lucide-react/icons/clock';
import { ChoiceCards } from '#src/components/choice/choice-cards.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { jobScene } from '#src/components/illustration/job-scene.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import {
  fieldId,
  type RegistrationOffer,
  type StepProps,
} from '#src/features/registration/registration.types.ts';
import { ShiftFilter, useShiftFilter } from '#src/features/registration/shift-filter.tsx';
import { css } from '#styled-system/css';

type Shift = RegistrationOffer['shifts'][number];
const few = 3;

const section = css({ borderTop: '1px solid token(colors.line)', pt: '4' });
const summary = css({
  columnGap: '3',
  minHeight: 'touch',
  textStyle: 'label',
});

const optionOf = (shift: Shift, isMine: boolean) => ({
  value: shift.id,
  title: shift.title,
  text: `${shift.summary} Age ${shift.minimumAge} and up.`,
  fact: {
    icon: <Clock aria-hidden />,
    text: `${timeOfDay(shift.startTime)} – ${timeOfDay(shift.endTime)} · ${shift.location}`,
  },
  drawing: <Illustration of={jobScene(shift.jobType)} alt="" />,
  disabled: shift.placesLeft === 0 && !isMine,
  tags: tagOf(shift, isMine),
});

const tagOf = (shift: Shift, isMine: boolean) => {
  if (isMine) return <Tag tone="success">Your place is held</Tag>;
  if (shift.placesLeft === 0) return <Tag tone="warning">Full</Tag>;
  return shift.placesLeft <= few ? (
    <Tag tone="warning">Only {counted(shift.placesLeft, 'place')} left</Tag>
  ) : null;
};

/** Shifts to help in, day by day; chosen ones stay in the list whatever is filtered. */
export const VolunteerStep = ({ draft, change, errorOf, isBusy, context, offer }: StepProps<'volunteer'>) => {
  const held = context.registration?.volunteer?.shiftIds ?? [];
  const { filter, setFilter, matches } = useShiftFilter();
  const shown = offer.shifts.filter((shift) => draft.shiftIds.includes(shift.id) || matches(shift));
  const days = [...new Set(shown.map((shift) => shift.day))];
  const error = errorOf('shiftIds');
  // A refusal names the shift; what it says belongs to that shift's day.
  const refused = shown.find(({ id, title }) => draft.shiftIds.includes(id) && error?.includes(`“${title}”`));
  const errorDay = refused?.day ?? days[0];
  return (
    <>
      <ShiftFilter shifts={offer.shifts} filter={filter} onChange={setFilter} disabled={isBusy} />
      <p role="status" className={css({ color: 'ink.soft' })}>
        {counted(shown.length, 'shift')} shown, {draft.shiftIds.length} chosen. Pick as many as you like, up
        to 12.
      </p>
      {days.map((day, index) => {
        const ofDay = shown.filter((shift) => shift.day === day);
        const ids = ofDay.map((shift) => shift.id);
        const chosen = ids.filter((id) => draft.shiftIds.includes(id)).length;
        return (
          <details key={day} open={index === 0 || chosen > 0 || undefined} className={section}>
            <summary className={summary}>
              {dateText(day, 'weekday')}
              <span className={css({ color: 'ink.soft', textStyle: 'small' })}>
                {counted(ofDay.length, 'shift')}
                {chosen > 0 ? `, ${chosen} chosen` : ''}
              </span>
            </summary>
            <ChoiceCards
              id={day === errorDay ? fieldId('shiftIds') : fieldId(`shiftIds.${day}`)}
              label={<VisuallyHidden>{dateText(day, 'weekday')}</VisuallyHidden>}
              kind="checkbox"
              columns="two"
              options={ofDay.map((shift) => optionOf(shift, held.includes(shift.id)))}
              selected={draft.shiftIds}
              error={day === errorDay ? error : undefined}
              disabled={isBusy}
              onChange={(selected) =>
                change({
                  shiftIds: [
                    ...draft.shiftIds.filter((id) => !ids.includes(id)),
                    ...selected.filter((id) => ids.includes(id)),
                  ],
                })
              }
            />
          </details>
        );
      })}
    </>
  );
};
