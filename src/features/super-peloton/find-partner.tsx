import { type FormEvent, useState } from 'react';
import { failureText } from '#src/api/save-file.ts';
import { useAsked } from '#src/components/ask/use-asked.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { css } from '#styled-system/css';
import { type FamilyState, findPartners, type Named } from './family-calls.ts';

type FindPartnerProps = {
  id: string;
  level: FamilyState['level'];
  /** Who is asked already, or belongs together with it. */
  taken: readonly string[];
  ask: (other: Named) => Promise<void>;
};

const found = css({ listStyle: 'none', p: '0', m: '0', mt: '4', display: 'grid', gap: '3' });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
});

const AskRow = ({
  other,
  verb,
  ask,
}: {
  other: Named;
  verb: string;
  ask: (other: Named) => Promise<void>;
}) => {
  const { state, failure, start } = useAsked(() => ask(other), failureText);
  return (
    <li className={line}>
      <span className={css({ fontWeight: 'bold' })}>{other.name}</span>
      <Button
        tone="plain"
        aria-label={`${verb} ${other.name}`}
        pending={state === 'asking'}
        pendingText="One moment"
        onClick={start}
      >
        {verb}
      </Button>
      <p role="status" className={css({ textStyle: 'small', color: 'brick', width: 'full' })}>
        {failure}
      </p>
    </li>
  );
};

/** Finds a peloton by name, to be asked or invited. */
export const FindPartner = ({ id, level, taken, ask }: FindPartnerProps) => {
  const [text, setText] = useState('');
  const [partners, setPartners] = useState<readonly Named[] | null>(null);
  const { state, failure, start } = useAsked(
    async () => setPartners(await findPartners(text, level)),
    failureText,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') start();
  };
  const askOne = async (other: Named) => {
    await ask(other);
    setText('');
    setPartners(null);
  };
  const isSuper = level === 'super';
  const free = (partners ?? []).filter((one) => one.id !== id && !taken.includes(one.id));
  return (
    <form onSubmit={submit} className={css({ mt: '6', maxWidth: '36rem' })}>
      <TextField
        id="partner"
        label={isSuper ? 'Which peloton do you want to invite?' : 'Which super-peloton do you want to join?'}
        hint="Any part of its name will do."
        type="search"
        autoComplete="off"
        value={text}
        onChange={setText}
        error={failure ?? undefined}
      />
      <div className={css({ mt: '4' })}>
        <Button type="submit" tone="plain" pending={state === 'asking'} pendingText="Looking">
          Find it
        </Button>
      </div>
      <p role="status" className={css({ mt: '3' })}>
        {partners !== null && free.length === 0
          ? `There is no ${isSuper ? 'peloton' : 'super-peloton'} of that name to ask.`
          : ''}
      </p>
      {free.length === 0 ? null : (
        <ul className={found} aria-label="Found">
          {free.map((other) => (
            <AskRow key={other.id} other={other} verb={isSuper ? 'Invite' : 'Ask'} ask={askOne} />
          ))}
        </ul>
      )}
    </form>
  );
};
