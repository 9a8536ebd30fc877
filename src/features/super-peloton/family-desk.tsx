import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '#src/api/save-file.ts';
import { useAsked } from '#src/components/ask/use-asked.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import { act, type FamilyAction, type FamilyState, loadFamily, type Named } from './family-calls.ts';
import { FindPartner } from './find-partner.tsx';

const list = css({ listStyle: 'none', p: '0', m: '0' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  py: '4',
  borderTop: '1px solid token(colors.line)',
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

type ActionProps = {
  children: ReactNode;
  /** For a screen reader: with whom. */
  label: string;
  primary?: boolean;
  run: () => Promise<void>;
};

const Action = ({ children, label, primary = false, run }: ActionProps) => {
  const { state, failure, start } = useAsked(run, failureText);
  return (
    <div>
      <Button
        tone={primary ? 'primary' : 'plain'}
        aria-label={label}
        pending={state === 'asking'}
        pendingText="One moment"
        onClick={start}
      >
        {children}
      </Button>
      <p role="status" className={css({ textStyle: 'small', color: 'brick' })}>
        {failure}
      </p>
    </div>
  );
};

/** Asks once more: what ends is not brought back by a press. */
const LeaveAction = ({ label, run }: Pick<ActionProps, 'label' | 'run'>) => {
  const [isSure, setSure] = useState(false);
  return isSure ? (
    <div className={buttons}>
      <Action label={`Yes, ${label}`} run={run}>
        Yes, end it
      </Action>
      <Button tone="plain" onClick={() => setSure(false)}>
        Keep it
      </Button>
    </div>
  ) : (
    <Button tone="plain" aria-label={label} onClick={() => setSure(true)}>
      End it
    </Button>
  );
};

type DeskProps = {
  peloton: Named;
  /** Totals and lists of the page are others than before. */
  onChanged: () => void;
};

type Known = { state: FamilyState; held: readonly Named[] };

const RowOf = ({ other, text, children }: { other: Named; text: string; children: ReactNode }) => (
  <li className={row}>
    <p>
      <TextLink href={`/peloton/${other.id}`}>{other.name}</TextLink> {text}
    </p>
    <div className={buttons}>{children}</div>
  </li>
);

/** Where a captain asks, invites, agrees, declines and ends what binds the peloton to others. */
export const FamilyDesk = ({ peloton: { id, name }, onChanged }: DeskProps) => {
  const [known, setKnown] = useState<Known | null>(null);
  const [told, setTold] = useState('');
  const answer = useRef<HTMLParagraphElement>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadFamily(id).then(
      (loaded) => isCurrent && setKnown(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (isFailed)
    return (
      <Notice tone="error" role="alert" title="We couldn’t load your requests about super-pelotons">
        <p>Load the page again.</p>
      </Notice>
    );
  if (known === null) return null;
  const { state, held } = known;
  const isSuper = state.level === 'super';
  const run = (action: FamilyAction, other: Named, said: string) => async () => {
    await act(action, id, other.id);
    setKnown(await loadFamily(id));
    setTold(said);
    // The button that was pressed is gone.
    answer.current?.focus();
    onChanged();
  };
  const bound = isSuper ? held : state.parent === null ? [] : [state.parent];
  return (
    <Part
      title={isSuper ? 'Your family of pelotons' : 'Your super-peloton'}
      lede={
        isSuper
          ? 'Invite pelotons, and answer those who ask. Your total counts everybody once.'
          : 'A super-peloton holds pelotons, such as those of a company. What you raise stays yours, and counts for both.'
      }
    >
      <p ref={answer} tabIndex={-1} role="status" className={css({ fontWeight: 'bold' })}>
        {told}
      </p>
      <ul className={list} aria-label="Pelotons that you belong together with, or may">
        {state.requests.map(({ peloton: other, isOurs }) =>
          isOurs ? (
            <RowOf key={other.id} other={other} text="hasn’t answered you yet.">
              <Action
                label={`Take back the request to ${other.name}`}
                run={run('withdraw', other, `You took back your request to ${other.name}.`)}
              >
                Take it back
              </Action>
            </RowOf>
          ) : (
            <RowOf key={other.id} other={other} text={isSuper ? 'asks to belong to you.' : 'invites you.'}>
              <Action
                primary
                label={`Agree with ${other.name}`}
                run={run('agree', other, `${name} and ${other.name} belong together now.`)}
              >
                Agree
              </Action>
              <Action
                label={`Decline ${other.name}`}
                run={run('decline', other, `You declined. We told the captain of ${other.name}.`)}
              >
                Decline
              </Action>
            </RowOf>
          ),
        )}
        {bound.map((other) => (
          <RowOf key={other.id} other={other} text={isSuper ? 'belongs to you.' : 'holds your peloton.'}>
            <LeaveAction
              label={`end that you belong together with ${other.name}`}
              run={run('leave', other, `${name} and ${other.name} no longer belong together.`)}
            />
          </RowOf>
        ))}
      </ul>
      {isSuper || state.parent === null ? (
        <FindPartner
          id={id}
          level={state.level}
          taken={[...bound, ...state.requests.map(({ peloton }) => peloton)].map((one) => one.id)}
          ask={(other) => run('ask', other, `We told the captain of ${other.name}.`)()}
        />
      ) : null}
    </Part>
  );
};
