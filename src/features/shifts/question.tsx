import { givenUpBy } from '#machines/shifts/shifts.rules.ts';
import type { PlaceGivenUp, Shift } from '#machines/shifts/shifts.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { dateText, hoursText } from '#src/components/format/date.ts';
import { css } from '#styled-system/css';
import type { ShiftsPartProps } from './shifts.types.ts';

const Terms = ({ term, shift }: { term: string; shift: Shift }) => (
  <div>
    <dt className={css({ color: 'ink.soft' })}>{term}</dt>
    <dd>
      <strong>{shift.title}</strong>
      <br />
      {dateText(shift.day, 'weekday')}
      <br />
      {hoursText(shift)}, {shift.location}
    </dd>
  </div>
);

const Consequence = () => (
  <p>
    Someone else can take the place you give up right away. If that shift fills up, you’d have to join its
    waiting list.
  </p>
);

const Swapped = ({ from, to }: { from: Shift; to: Shift }) => (
  <>
    <dl className={css({ display: 'grid', gap: '4', mb: '4' })}>
      <Terms term="You give up" shift={from} />
      <Terms term="You get" shift={to} />
    </dl>
    <Consequence />
  </>
);

const Left = ({ from }: { from: Shift }) => (
  <>
    <p className={css({ mb: '4' })}>
      {dateText(from.day, 'weekday')}, {hoursText(from)}, {from.location}
    </p>
    <Consequence />
  </>
);

/** Asks again before a place is given up. */
export const Question = ({ snapshot, send }: ShiftsPartProps) => {
  const { change, loaded } = snapshot.context;
  if (!snapshot.matches('asking') || loaded === null) return null;
  // Only such a change needs the question.
  const asked = change as PlaceGivenUp;
  const from = givenUpBy(loaded, asked)?.shift;
  const to = asked.kind === 'swap' ? loaded.shifts.find(({ id }) => id === asked.to) : undefined;
  if (from === undefined) return null;
  const dismiss = () => send({ type: 'change.dismissed' });
  const confirm = () => send({ type: 'change.confirmed', key: crypto.randomUUID() });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismiss}
      title={to ? `Swap “${from.title}” for “${to.title}”?` : `Give up your place in “${from.title}”?`}
      actions={
        <>
          <Button tone="plain" onClick={dismiss}>
            {to ? 'Keep my shift' : 'Keep it'}
          </Button>
          <Button tone={to ? 'primary' : 'danger'} onClick={confirm}>
            {to ? 'Swap' : 'Give up my place'}
          </Button>
        </>
      }
    >
      {to ? <Swapped from={from} to={to} /> : <Left from={from} />}
    </Dialog>
  );
};
