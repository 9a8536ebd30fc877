import { zoneName } from '#machines/calendar.ts';
import type { Sheet } from '#machines/shift-lead/shift-lead.types.ts';
import { failureText } from '#src/api/save-file.ts';
import { SaveButton } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { dateText, hoursText } from '#src/components/format/date.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { LetterForm } from './letter-form.tsx';
import { PersonRow } from './person-row.tsx';
import { saveRoster } from './save-roster.ts';
import type { LeadPartProps } from './shift-lead.types.ts';
import { countsOf, leadsText, timeText } from './shift-lead-messages.ts';

type SheetPartProps = LeadPartProps & {
  sheet: Sheet;
  timeZone: string;
  /** Epoch milliseconds by the server’s clock, as far as this device can tell. */
  now: number;
  /** The public id of who looks; null where it isn’t known. */
  ownId: string | null;
};

const list = css({ listStyle: 'none', p: '0', m: '0', borderBottom: '1px solid token(colors.line)' });
const soft = css({ color: 'ink.soft', maxWidth: 'measure' });

/** "Saturday, August 28, 2027, 7:00 AM – 11:00 AM, Eastern Time". */
const whenText = (sheet: Sheet, timeZone: string): string =>
  `${dateText(sheet.day, 'weekday')}, ${hoursText(sheet)}, ${zoneName(timeZone)}`;

const checkInText = ({ checkIn, day }: Sheet, timeZone: string, now: number): string | null => {
  if (now >= Date.parse(checkIn.until)) return 'Check-in is closed.';
  if (now >= Date.parse(checkIn.from)) return null;
  return `Check-in opens ${timeText(checkIn.from, timeZone, day)}, ${zoneName(timeZone)}, twelve hours before the shift.`;
};

const phoneNote = ({ phones, day }: Sheet, isKept: boolean, timeZone: string, now: number) => {
  if (now < Date.parse(phones.from))
    return `You’ll see phone numbers here from ${timeText(phones.from, timeZone, day)}, ${zoneName(timeZone)}.`;
  if (now >= Date.parse(phones.until))
    return 'We no longer show phone numbers: the shift ended more than a day ago.';
  return isKept ? 'Phone numbers aren’t kept on this device. They come back when you’re online.' : null;
};

/** How many are here, large, and who is missing. */
const Counts = ({
  snapshot,
  sheet,
  isOpen,
}: Pick<SheetPartProps, 'snapshot' | 'sheet'> & { isOpen: boolean }) => {
  const { here, absent, left, total } = countsOf(snapshot.context, sheet);
  // Nobody can be here before check-in opens.
  if (!isOpen && here + absent === 0)
    return (
      <p className={css({ mb: '4' })}>
        <span className={css({ textStyle: 'figure', fontSize: { base: '4xl', md: '5xl' } })}>{total}</span>{' '}
        <span className={css({ textStyle: 'label', color: 'ink.soft' })}>signed up</span>
      </p>
    );
  return (
    <p
      className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', mb: '4' })}
    >
      <span className={css({ textStyle: 'figure', fontSize: { base: '4xl', md: '5xl' } })}>
        {here} of {total}
      </span>
      <span className={css({ textStyle: 'label', color: 'ink.soft' })}>
        here{absent > 0 ? `, ${absent} not here` : ''}
        {left > 0 && left < total ? `, ${left} to go` : ''}
      </span>
    </p>
  );
};

/** Why nobody can be written to now. */
const letterNote = ({ snapshot, sheet }: Pick<SheetPartProps, 'snapshot' | 'sheet'>): string | null => {
  if (sheet.recipients === 0) return 'There’s no one else to write to yet.';
  if (sheet.lettersLeft === 0) return 'You’ve sent three e-mails today. You can write the next one tomorrow.';
  if (!snapshot.matches({ sheet: 'waiting' })) return null;
  return sheet.removal.isOpen
    ? 'You can write, and take people off, once you’re back online.'
    : 'You can write once you’re back online.';
};

const Actions = (props: SheetPartProps) => {
  const { snapshot, send, sheet } = props;
  const canWrite = snapshot.can({ type: 'letter.begun', shiftId: sheet.id });
  const note = letterNote(props);
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'start',
        gap: '3',
        mt: '6',
        _print: { display: 'none' },
      })}
    >
      <Button
        tone="plain"
        data-write={sheet.id}
        disabled={!canWrite}
        onClick={() => send({ type: 'letter.begun', shiftId: sheet.id })}
      >
        Write to the shift <VisuallyHidden>{sheet.title}</VisuallyHidden>
      </Button>
      <SaveButton
        pendingText="Making your spreadsheet"
        save={() => saveRoster(sheet)}
        failureText={failureText}
      >
        Download a spreadsheet <VisuallyHidden>{sheet.title}</VisuallyHidden>
      </SaveButton>
      {note === null ? null : <p className={`${soft} ${css({ flexBasis: '100%' })}`}>{note}</p>}
    </div>
  );
};

/** One shift: who is in it, and who is here. */
export const SheetPart = (props: SheetPartProps) => {
  const { snapshot, send, sheet, timeZone, now, ownId } = props;
  const { isKept, shiftId } = snapshot.context;
  const people = sheet.roster.filter(({ isInShift }) => isInShift);
  const gone = sheet.roster.filter(({ isInShift }) => !isInShift);
  const closed = checkInText(sheet, timeZone, now);
  const phones = people.length === 0 ? null : phoneNote(sheet, isKept, timeZone, now);
  const rows = (those: typeof people) =>
    those.map((person) => (
      <PersonRow
        key={person.publicId}
        snapshot={snapshot}
        send={send}
        sheet={sheet}
        person={person}
        timeZone={timeZone}
        isOpen={closed === null}
      />
    ));
  return (
    <Part
      id={`shift-${sheet.id}`}
      title={sheet.title}
      lede={
        <>
          {whenText(sheet, timeZone)}
          <br />
          {sheet.location} · {sheet.jobType} · led by {leadsText(sheet, ownId)}
        </>
      }
    >
      {people.length === 0 ? (
        <p className={soft}>No one has signed up for this shift yet.</p>
      ) : (
        <>
          <Counts snapshot={snapshot} sheet={sheet} isOpen={closed === null} />
          {closed === null ? null : <p className={soft}>{closed}</p>}
          {phones === null ? null : <p className={soft}>{phones}</p>}
          <ul aria-label={`People of ${sheet.title}`} className={`${list} ${css({ mt: '4' })}`}>
            {rows(people)}
          </ul>
        </>
      )}
      {gone.length === 0 ? null : (
        <>
          <h3 className={css({ textStyle: 'label', mt: '8', mb: '3' })}>No longer on this shift</h3>
          <ul aria-label={`No longer in ${sheet.title}`} className={list}>
            {rows(gone)}
          </ul>
        </>
      )}
      {shiftId === sheet.id ? (
        <LetterForm snapshot={snapshot} send={send} count={sheet.recipients} />
      ) : (
        <Actions {...props} />
      )}
    </Part>
  );
};
