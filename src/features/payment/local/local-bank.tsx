import { type FormEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { moneyExact } from '#machines/money.ts';
import type { Authenticated, AuthenticationRequest } from '#machines/payment/payment-form.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { css } from '#styled-system/css';

/** The code that the sandbox's bank has sent to its customer. */
const rightCode = '1234';

/** The simulated result for a card that its owner has authenticated. */
const confirmed = (nonce: string): Authenticated => ({
  kind: 'authenticated',
  nonce: `authenticated-${nonce}`,
});

const takesNoPart = 'fake-three-d-secure-visa-unavailable-nonce';

/** Whether the sandbox's bank can authenticate this card. */
export const isEnrolled = (nonce: string): boolean => !nonce.startsWith(takesNoPart);

type LocalBankProps = { asked: AuthenticationRequest; onAnswer: (outcome: Authenticated) => void };

/** Simulates the bank's question to its customer. The page's form is hidden behind it, so it is outside of that. */
export const LocalBank = ({ asked, onAnswer }: LocalBankProps) => {
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const answer = () => {
    if (code.trim() === '') {
      setError('Enter the code that your bank sent you.');
      document.getElementById(id)?.focus();
    } else onAnswer(code.trim() === rightCode ? confirmed(asked.nonce) : { kind: 'failed' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // For React, the page's form is an ancestor of this one.
    event.stopPropagation();
    answer();
  };
  const leave = () => onAnswer({ kind: 'left' });
  return createPortal(
    <Dialog
      open
      onClose={leave}
      title="You are at the sandbox’s bank"
      actions={
        <>
          <Button tone="quiet" onClick={leave}>
            Go back without paying
          </Button>
          <Button onClick={answer}>Confirm</Button>
        </>
      }
    >
      <form noValidate onSubmit={submit} className={css({ display: 'grid', gap: '5' })}>
        <p>
          Product asks for <b>{moneyExact(asked.amount)}</b>. Is it you? This is a trial site, so no money
          moves and no message was sent.
        </p>
        <TextField
          id={id}
          label="Code"
          hint={`Here it’s ${rightCode}. With any other code, the bank says no.`}
          error={error}
          value={code}
          width="short"
          inputMode="numeric"
          maxLength={8}
          autoComplete="one-time-code"
          onChange={(text) => {
            setCode(text);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>,
    document.body,
  );
};
