import { fullNameOf } from '#machines/form/person-name.ts';
import type { LogbookEntry } from '#machines/member-desk/member-desk.types.ts';
import { money } from '#machines/money.ts';
import { Day } from '#src/components/format/day.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';

const countIn = ({ details }: LogbookEntry): number =>
  typeof details.count === 'number' ? details.count : 0;

const amountIn = ({ details }: LogbookEntry): string =>
  typeof details.amount === 'number' ? money(details.amount) : 'money';

const fieldNames: Record<string, string> = {
  name: 'the name',
  story: 'the story',
  acceptingNewMembers: 'whether it takes new members',
  displayDonations: 'who sees the donors',
};

const fieldsIn = ({ details: { fields } }: LogbookEntry): string => {
  const names = Array.isArray(fields)
    ? fields.map((field) => fieldNames[field.replace('/', '')] ?? 'more')
    : [];
  return names.length === 0 ? 'the page' : new Intl.ListFormat('en-US').format([...new Set(names)]);
};

/** An entry of the logbook as a sentence: "Dev Raman approved Ana Silva." The reader is “you”. */
const logText = (entry: LogbookEntry, readerId?: string): string => {
  const nameOf = (person: LogbookEntry['actor'], otherwise: string, you: string): string => {
    if (person === null) return otherwise;
    return person.publicId !== null && person.publicId === readerId ? you : fullNameOf(person);
  };
  const by = nameOf(entry.actor, 'Someone', 'You');
  const who = nameOf(entry.person, 'someone', 'you');
  const whoFirst = nameOf(entry.person ?? entry.actor, 'Someone', 'You');
  const texts: Record<LogbookEntry['kind'], string> = {
    founded: `${by} founded the peloton.`,
    closed: 'The peloton closed.',
    approved: `${by} approved ${who}.`,
    rejected: `${by} declined ${who}.`,
    'joined-by-code': `${whoFirst} joined with the group code.`,
    added: `${by} added ${who}.`,
    left: `${whoFirst} left.`,
    removed: `${by} removed ${who}.`,
    'account-closed': 'A member closed their account.',
    'admin-made': `${by} made ${who} an admin.`,
    'admin-unmade': `${by} removed ${who} as an admin.`,
    'captaincy-offered': `${by} offered ${who} the captaincy.`,
    'captaincy-accepted': `${by} accepted the captaincy.`,
    'captaincy-declined': `${by} declined the captaincy.`,
    'captaincy-withdrawn': `${by} withdrew the offer to ${who}.`,
    'captaincy-expired': `The offer of the captaincy to ${who} expired.`,
    'captaincy-succeeded': `${who} became captain, because the captain’s account closed.`,
    'page-changed': `${by} changed ${fieldsIn(entry)}.`,
    'goal-changed': `${by} changed the goal.`,
    'group-code-renewed': `${by} made a new group code.`,
    invited: `${by} invited ${counted(countIn(entry), 'person', 'people')}.`,
    'members-exported': `${by} saved a table of ${counted(countIn(entry), 'member')}.`,
    'letter-sent': `${by} wrote to ${counted(countIn(entry), 'member')}.`,
    'family-asked': `${by} asked to join a super-peloton.`,
    'family-agreed': `${by} agreed to join a super-peloton.`,
    'family-declined': `${by} declined a super-peloton.`,
    'family-left': `${by} left the super-peloton.`,
    shared: `${by} shared ${amountIn(entry)}${entry.details.from === 'fund' ? ' of the fund' : ''} with ${nameOf(entry.person, 'the peloton', 'you')}.`,
    'share-asked': `${by} asked ${who} to share ${amountIn(entry)}.`,
    'share-undone': `${by} took ${amountIn(entry)} back from ${nameOf(entry.person, 'the peloton', 'you')}.`,
    'share-declined': `${by} gave ${amountIn(entry)} back.`,
    'shares-exported': `${by} saved a table of ${counted(countIn(entry), 'share')}.`,
  };
  return texts[entry.kind];
};

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
  columnGap: '6',
  py: '3',
  borderTop: '1px solid token(colors.line)',
  overflowWrap: 'anywhere',
  '&[data-brief]': { gridTemplateColumns: 'minmax(0, 1fr)', textStyle: 'small' },
});

type LogListProps = {
  entries: readonly LogbookEntry[];
  /** The reader's id: they are “you”. */
  readerId?: string;
  /** In a narrow place: the day above each entry. */
  brief?: true;
};

/** Entries of a logbook, each with its day. */
export const LogList = ({ entries, readerId, brief }: LogListProps) => (
  <ol className={css({ listStyle: 'none', p: '0', m: '0', width: 'full' })}>
    {entries.map((entry) => (
      <li key={entry.id} className={row} data-brief={brief}>
        <span className={css({ color: 'ink.soft' })}>
          <Day at={entry.at} />
        </span>
        <span>{logText(entry, readerId)}</span>
      </li>
    ))}
  </ol>
);
