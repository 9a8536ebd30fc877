import { zoneName } from '#machines/calendar.ts';
import type { SheetPhase } from '#machines/shift-lead/sheet-phase.rules.ts';
import type { Sheet } from '#machines/shift-lead/shift-lead.types.ts';
import { SaveButton } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { CopyLink } from '#src/components/copy-link/copy-link.tsx';
import { dateText, hoursText } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { LetterForm } from './letter-form.tsx';
import { PersonRow } from './person-row.tsx';
import { PhaseTag } from './phase-tag.tsx';
import { saveRoster } from './save-roster.ts';
import { SheetCounts } from './sheet-counts.tsx';
import type { LeadPartProps } from './shift-lead.types.ts';
import { leadsText, timeText } from './shift-lead-messages.ts';

/** Where a volunteer finds the shift: its day, place and job. */
const addressOf = ({ day, location: place, jobType }: Sheet): string => {
  const looked = new URLSearchParams({ day, location: place, jobType });
  return `${location.origin}/volunteer-edit?${looked}`;
};

type SheetPartProps = LeadPartProps & {
  sheet: Sheet;
  phase: SheetPhase;
  timeZone: string;
  /** Epoch milliseconds by the server’s clock, as this device estimates it. */
  now: number;
  /** The reader's public id; null while unknown. */
  ownId: string | null;
};

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  p: { base: '4', sm: '6' },
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  scrollMarginTop: '6',
  '&:is([data-phase=now], [data-phase=next])': { border: '1.5px solid token(colors.ink)' },
  _print: { p: '0', border: '0!' },
});
/** On a phone the tag is above the title. */
const title = css({
  display: 'flex',
  flexDirection: { base: 'column-reverse', sm: 'row' },
  alignItems: { base: 'start', sm: 'center' },
  columnGap: '3',
  rowGap: '1.5',
  textStyle: 'subheading',
});
const empty = css({
  display: 'grid',
  gap: '2',
  p: { base: '4', sm: '5' },
  bg: 'paper.deep',
  borderRadius: 'field',
});
const list = css({ listStyle: 'none', p: '0', m: '0', borderBottom: '1px solid token(colors.line)' });
/** Names alone need no line each. */
const sideBySide = css({
  sm: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '6' },
  _print: { display: 'block' },
});
/** The counts, and next to them the next step. */
const overview = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
  columnGap: '8',
  rowGap: '3',
});
const soft = css({ color: 'ink.soft', maxWidth: 'measure', textStyle: 'small' });

const checkInText = ({ checkIn, day }: Sheet, timeZone: string, now: number): string | null => {
  if (now >= Date.parse(checkIn.until)) return 'Check-in is closed.';
  if (now >= Date.parse(checkIn.from)) return null;
  return `Check-in opens ${timeText(checkIn.from, timeZone, day)}.`;
};

const phoneNote = ({ phones, day }: Sheet, isKept: boolean, timeZone: string, now: number) => {
  if (now < Date.parse(phones.from))
    return `Phone numbers show from ${timeText(phones.from, timeZone, day)}.`;
  if (now >= Date.parse(phones.until))
    return 'We no longer show phone numbers: the shift ended more than a day ago.';
  return isKept ? 'Phone numbers aren’t kept on this device. They come back when you’re online.' : null;
};

/** Why no e-mail can be sent now. */
const letterNote = ({ snapshot, sheet }: Pick<SheetPartProps, 'snapshot' | 'sheet'>): string | null => {
  if (sheet.recipients === 0) return 'There’s no one else to write to yet.';
  if (sheet.lettersLeft === 0) return 'You’ve sent three e-mails today. You can write the next one tomorrow.';
  if (!snapshot.matches({ sheet: 'waiting' })) return null;
  return sheet.removal.isOpen
    ? 'You can write, and take people off, once you’re back online.'
    : 'You can write once you’re back online.';
};

const Actions = ({ isInviting, ...props }: SheetPartProps & { isInviting: boolean }) => {
  const { snapshot, send, sheet, phase } = props;
  const hasPeople = sheet.roster.some(({ isInShift }) => isInShift);
  const canWrite = snapshot.can({ type: 'letter.begun', shiftId: sheet.id });
  const note = letterNote(props);
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'start',
        gap: '3',
        _print: { display: 'none' },
      })}
    >
      {isInviting ? (
        <CopyLink
          short
          id={`bring-${sheet.id}`}
          label="Invitation link"
          address={addressOf(sheet)}
          of={sheet.title}
          tone={phase === 'next' ? 'primary' : 'plain'}
        />
      ) : null}
      {hasPeople ? (
        <>
          <Button
            tone="plain"
            data-write={sheet.id}
            disabled={!canWrite}
            onClick={() => send({ type: 'letter.begun', shiftId: sheet.id })}
          >
            Write to everyone <VisuallyHidden>on {sheet.title}</VisuallyHidden>
          </Button>
          <SaveButton pendingText="Making your spreadsheet" save={() => saveRoster(sheet)}>
            Download the list <VisuallyHidden>of {sheet.title}</VisuallyHidden>
          </SaveButton>
        </>
      ) : null}
      {note === null || !hasPeople ? null : <p className={`${soft} ${css({ flexBasis: '100%' })}`}>{note}</p>}
    </div>
  );
};

/** One shift: its people, and who is here. */
export const SheetPart = (props: SheetPartProps) => {
  const { snapshot, send, sheet, timeZone, now, ownId, phase } = props;
  const { isKept, shiftId } = snapshot.context;
  const people = sheet.roster.filter(({ isInShift }) => isInShift);
  const gone = sheet.roster.filter(({ isInShift }) => !isInShift);
  const closed = checkInText(sheet, timeZone, now);
  const phones = people.length === 0 ? null : phoneNote(sheet, isKept, timeZone, now);
  const isToCome = phase === 'next' || phase === 'later';
  const isInviting = isToCome && people.length < sheet.capacity;
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
    <section
      id={`shift-${sheet.id}`}
      aria-labelledby={`title-${sheet.id}`}
      className={card}
      data-phase={phase}
    >
      <div className={css({ display: 'grid', gap: '1' })}>
        <div className={title}>
          <h2 id={`title-${sheet.id}`}>{sheet.title}</h2>
          <PhaseTag phase={phase} />
        </div>
        <p className={css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>
          {dateText(sheet.day, 'weekday')},{' '}
          <span className={css({ whiteSpace: 'nowrap' })}>
            {hoursText(sheet)}, {zoneName(timeZone)}
          </span>
        </p>
        <p className={soft}>
          {sheet.location} · {sheet.jobType} · led by {leadsText(sheet, ownId)}
        </p>
      </div>
      {people.length === 0 ? (
        <div className={empty}>
          <p className={css({ textStyle: 'label' })}>No one has signed up for this shift yet.</p>
          {isToCome ? <p className={soft}>All {counted(sheet.capacity, 'place')} are open.</p> : null}
        </div>
      ) : (
        <>
          <div className={overview}>
            <SheetCounts snapshot={snapshot} sheet={sheet} isOpen={closed === null} />
            {closed === null && phones === null ? null : (
              <div className={soft}>
                {closed === null ? null : <p>{closed}</p>}
                {phones === null ? null : <p>{phones}</p>}
              </div>
            )}
          </div>
          <ul
            aria-label={`People of ${sheet.title}`}
            className={`${list} ${closed === null || people.length < 2 ? '' : sideBySide}`}
          >
            {rows(people)}
          </ul>
        </>
      )}
      {gone.length === 0 ? null : (
        <div>
          <h3 className={css({ textStyle: 'label', mb: '3' })}>No longer on this shift</h3>
          <ul aria-label={`No longer in ${sheet.title}`} className={list}>
            {rows(gone)}
          </ul>
        </div>
      )}
      {shiftId === sheet.id ? (
        <LetterForm snapshot={snapshot} send={send} count={sheet.recipients} />
      ) : people.length > 0 || isInviting ? (
        <Actions {...props} isInviting={isInviting} />
      ) : null}
    </section>
  );
};
