import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { hoursText } from '#src/components/format/date.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { jobScene } from '#src/components/illustration/job-scene.ts';
import { PlacesTag, Tag } from '#src/components/notice/tag.tsx';
import type { RegistrationOffer } from '#src/features/registration/registration.types.ts';
import { css } from '#styled-system/css';

export type Shift = RegistrationOffer['shifts'][number];

const card = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  bg: 'surface',
  border: '1.5px solid token(colors.line)',
  borderRadius: 'card',
  overflow: 'hidden',
});
// The card has the frame already.
const picture = css({
  border: '0',
  borderRadius: '0',
  borderBottom: '1px solid token(colors.line)',
  aspectRatio: { base: '5 / 2', sm: '2 / 1' },
});
const groups = css({ display: 'grid', gap: '6', p: '5' });
const time = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', me: '3' });

const Places = ({ shift, isMine }: { shift: Shift; isMine: boolean }) => {
  if (isMine) return <Tag tone="success">Your place is held</Tag>;
  return <PlacesTag of="shift" left={shift.placesLeft} />;
};

const optionOf = (shift: Shift, isMine: boolean) => ({
  value: shift.id,
  label: (
    <>
      <span className={time}>{hoursText(shift)}</span> <Places shift={shift} isMine={isMine} />
    </>
  ),
  disabled: shift.placesLeft === 0 && !isMine,
});

/** A key for the same work at the same place, at any time. */
export const jobOf = ({ title, location, summary }: Shift) => [title, location, summary].join('\n');

type JobCardProps = {
  /** Shifts of one kind of work on one day, ordered by time. */
  shifts: readonly Shift[];
  chosen: readonly string[];
  reserved: readonly string[];
  /** The id of a job's group. */
  idOf: (first: Shift) => string;
  errorOf: (first: Shift) => string | undefined;
  disabled: boolean;
  onChange: (shifts: readonly Shift[], selected: readonly string[]) => void;
};

/** One kind of work on one day: a picture, and the times of each job to choose from. */
export const JobCard = ({ shifts, chosen, reserved, idOf, errorOf, disabled, onChange }: JobCardProps) => (
  <div className={card}>
    <Illustration of={jobScene(shifts[0]?.jobType ?? '')} alt="" className={picture} />
    <div className={groups}>
      {[...Map.groupBy(shifts, jobOf).values()].map((times) => {
        const [first] = times;
        return first === undefined ? null : (
          <OptionGroup
            key={first.id}
            id={idOf(first)}
            label={first.title}
            hint={`${first.location}. ${first.summary}${first.minimumAge > 14 ? ` Ages ${first.minimumAge} and up.` : ''}`}
            hintFirst
            kind="checkbox"
            options={times.map((shift) => optionOf(shift, reserved.includes(shift.id)))}
            selected={chosen}
            error={errorOf(first)}
            disabled={disabled}
            onChange={(selected) => onChange(times, selected)}
          />
        );
      })}
    </div>
  </div>
);
