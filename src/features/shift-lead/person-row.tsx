import Phone from 'lucide-react/icons/phone';
import { fullNameOf } from '#machines/form/person-name.ts';
import { phoneText } from '#machines/form/phone.ts';
import { saidOf } from '#machines/shift-lead/check-in.rules.ts';
import type { Sheet, SheetPerson } from '#machines/shift-lead/shift-lead.types.ts';
import { checkInStateHere, entriesOf, replacedHere } from '#machines/shift-lead/shift-lead.updates.ts';
import { Button } from '#src/components/button/button.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { CheckInButtons } from './check-in-buttons.tsx';
import type { LeadPartProps } from './shift-lead.types.ts';
import { checkInStateText, contradictionText, entryText } from './shift-lead-messages.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 17rem' },
  alignItems: 'center',
  columnGap: '6',
  rowGap: '3',
  py: '4',
  borderTop: '1px solid token(colors.line)',
  _print: { gridTemplateColumns: 'minmax(0, 1fr) auto', py: '2' },
});
/** Before check-in opens, the people are a list of names. */
const names = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: 'touch',
  borderTop: '1px solid token(colors.line)',
});
/** The number at the end of the line, in reach of a thumb. */
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
});
const call = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  color: 'forest',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  borderRadius: 'sm',
  '& svg': { width: '1.1em', height: '1.1em' },
});
const acts = css({
  display: 'grid',
  gap: '1',
  _empty: { display: 'none' },
  _print: { display: 'none' },
});
const wide = css({ gridColumn: '1 / -1' });

const box = css({
  display: 'inline-block',
  width: '1.1em',
  height: '1.1em',
  me: '2',
  verticalAlign: 'text-bottom',
  lineHeight: '1',
  textAlign: 'center',
  border: '1.5px solid token(colors.ink)',
});

/** On paper: boxes to tick, or ticked ones. */
const PaperBoxes = ({ said }: { said: 'here' | 'absent' | null }) => (
  <p aria-hidden className={css({ display: 'none', gap: '6', _print: { display: 'flex' } })}>
    <span>
      <span className={box}>{said === 'here' ? '✓' : null}</span>
      Here
    </span>
    <span>
      <span className={box}>{said === 'absent' ? '✓' : null}</span>
      Not here
    </span>
  </p>
);

type PersonRowProps = LeadPartProps & {
  sheet: Sheet;
  person: SheetPerson;
  timeZone: string;
  /** Whether the server accepts entries now. */
  isOpen: boolean;
};

/** A person in a shift: how to reach them, and whether they are here. */
export const PersonRow = ({ snapshot, send, sheet, person, timeZone, isOpen }: PersonRowProps) => {
  const { context } = snapshot;
  const { current, contradicting } = checkInStateHere(context, sheet, person);
  const entries = entriesOf(context, sheet, person);
  const where = { timeZone, day: sheet.day };
  const name = fullNameOf(person);
  const text = checkInStateText(current, where);
  const removal = {
    shiftId: sheet.id,
    publicId: person.publicId,
    isRequested: person.leaveRequestedAt !== null,
  };
  return (
    <li className={isOpen || sheet.removal.isOpen ? row : names}>
      <div className={css({ display: 'grid', gap: '1' })}>
        <div className={head}>
          <p className={css({ textStyle: 'label' })}>{name}</p>
          {person.phone === null ? null : (
            <a href={`tel:${person.phone}`} className={call}>
              <Phone aria-hidden />
              {phoneText(person.phone)}
            </a>
          )}
        </div>
        {person.leaveRequestedAt === null ? null : (
          <p>
            <Tag tone="warning">Can’t come, asked to be taken off</Tag>
          </p>
        )}
        {text === null ? null : (
          <p className={css({ color: 'ink.soft', textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>
            {text}
          </p>
        )}
      </div>
      <div className={acts}>
        {isOpen ? (
          <CheckInButtons
            name={name}
            said={saidOf({ current })}
            isDisabled={!snapshot.hasTag('sheet') && !snapshot.matches('expired')}
            onSay={(said) =>
              send({
                type: 'entry.made',
                entry: {
                  id: crypto.randomUUID(),
                  shiftId: sheet.id,
                  publicId: person.publicId,
                  said,
                  saidAt: Date.now(),
                  replaces: replacedHere(context, sheet, person),
                },
              })
            }
          />
        ) : null}
        {/* A person who is here is not removed. */}
        {person.isInShift && sheet.removal.isOpen && saidOf({ current }) !== 'here' ? (
          <Button
            tone="quiet"
            // While the question is open the button stays behind it, to get the focus back.
            disabled={!snapshot.can({ type: 'removal.begun', ...removal }) && !snapshot.matches('confirming')}
            onClick={() => send({ type: 'removal.begun', ...removal })}
          >
            Take off the shift <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
      <PaperBoxes said={saidOf({ current })} />
      {contradicting.length === 0 ? null : (
        <div className={wide}>
          <Notice tone="warning">
            {contradicting.map((entry) => (
              <p key={entry.id}>{contradictionText(entry, where)}</p>
            ))}
          </Notice>
        </div>
      )}
      {entries.length < 2 ? null : (
        <div className={`${wide} ${css({ _print: { display: 'none' } })}`}>
          <Fold title={`Entries for ${person.firstName}`}>
            <ol className={css({ ps: '5', m: '0' })}>
              {entries.map((entry) => (
                <li key={entry.id}>{entryText(entry, where)}</li>
              ))}
            </ol>
          </Fold>
        </div>
      )}
    </li>
  );
};
