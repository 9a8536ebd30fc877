import { type FormEvent, useEffect, useState } from 'react';
import type { Partner } from '#machines/super-peloton/super-peloton.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { FamilyPartProps } from './family.types.ts';
import { card, group, list, name, soft, texts } from './family-styles.ts';

/** The most results shown; a longer name narrows them. */
const mostFound = 8;

const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '4',
  '& > :first-child': { flex: '1 1 18rem', maxWidth: 'form' },
});

type FoundProps = FamilyPartProps & { partner: Partner; verb: string };

const Found = ({ partner, verb, snapshot, send, isBusy }: FoundProps) => {
  const { id, membersCount, parentName } = partner;
  const isOwn = snapshot.matches({ acting: 'asking' }) && snapshot.context.action?.other.id === id;
  return (
    <li className={card}>
      <div className={texts}>
        <p className={name}>{partner.name}</p>
        <p className={soft}>
          {parentName === null
            ? counted(membersCount, 'person', 'people')
            : `Belongs to ${parentName}, and would have to leave it first`}
        </p>
      </div>
      {parentName === null ? (
        <Button
          tone="plain"
          pending={isOwn}
          disabled={isBusy && !isOwn}
          pendingText="Sending"
          onClick={() =>
            send({ type: 'partner.asked', other: { id, name: partner.name }, key: crypto.randomUUID() })
          }
        >
          {verb} <VisuallyHidden>{partner.name}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  );
};

const foundText = (count: number, isSuper: boolean): string => {
  const kind = isSuper ? 'peloton' : 'super-peloton';
  if (count === 0) return `There is no ${kind} of that name to ask.`;
  return count > mostFound
    ? `${counted(count, kind)} match. Here are ${mostFound} of them; type more of the name to narrow it down.`
    : `${counted(count, kind)} found.`;
};

type FindPartnerProps = FamilyPartProps & {
  /** The pelotons that are asked already, or tied to this one. */
  taken: ReadonlySet<string>;
};

/** Finds a peloton by name, to ask or invite it. */
export const FindPartner = ({ taken, ...props }: FindPartnerProps) => {
  const { snapshot, send, view, isBusy } = props;
  const { query, found, isBlank } = snapshot.context;
  const [text, setText] = useState(query);
  // After a request the field is cleared for the next name.
  useEffect(() => {
    if (query === '') setText('');
  }, [query]);
  const isSuper = view.level === 'super';
  const free = (found ?? []).filter(({ id }) => !taken.has(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) send({ type: 'partner.searched', text });
  };
  const seek = (
    <>
      <p className={css({ mb: '4', color: 'ink.soft' })}>
        Any part of its name will do. We’ll e-mail its captain, who can accept or decline.
      </p>
      <form onSubmit={submit} className={form}>
        <TextField
          id="partner"
          label={isSuper ? 'Name of the peloton' : 'Name of the super-peloton'}
          type="search"
          autoComplete="off"
          maxLength={80}
          value={text}
          disabled={snapshot.matches('expired')}
          onChange={setText}
          error={isBlank ? 'Enter a part of its name.' : undefined}
        />
        <Button
          type="submit"
          tone="plain"
          disabled={isBusy}
          pending={snapshot.matches({ showing: 'seeking' })}
          pendingText="Searching"
        >
          Find it
        </Button>
      </form>
      <p role="status" className={css({ my: '4', _empty: { display: 'none' } })}>
        {found === null ? '' : foundText(free.length, isSuper)}
      </p>
      {free.length === 0 ? null : (
        <ul className={list} aria-label="Results">
          {free.slice(0, mostFound).map((partner) => (
            <Found key={partner.id} partner={partner} verb={isSuper ? 'Invite' : 'Ask'} {...props} />
          ))}
        </ul>
      )}
    </>
  );
  if (isSuper)
    return (
      <section aria-label="Invite a peloton">
        <h3 className={group}>Invite a peloton</h3>
        {seek}
      </section>
    );
  // Most pelotons never belong to another one.
  return (
    <Fold title="Ask a super-peloton" heading="h3" isNeeded={found !== null || isBlank}>
      <p className={css({ mb: '4', maxWidth: 'measure' })}>
        A super-peloton holds several pelotons, such as those of a company. What you raise stays on your page,
        and counts for both.
      </p>
      {seek}
    </Fold>
  );
};
