import Lock from 'lucide-react/icons/lock';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Authenticated, AuthenticationRequest } from '#machines/payment/payment-form.types.ts';
import { TextField } from '#src/components/field/text-field.tsx';
import { nextEmptyFieldAfter } from '#src/components/form/next-field.ts';
import {
  fieldErrors,
  fieldNamesFor,
  type PaymentFieldName,
  type PaymentFieldTexts,
  paymentFields,
} from '#src/features/payment/form/payment-fields.ts';
import type { PaymentFormProps } from '#src/features/payment/form/payment-form.types.ts';
import { css } from '#styled-system/css';
import { brandOf, groupedNumber } from './card-brand.ts';
import {
  type CardEntry,
  emptyEntry,
  entryError,
  entryErrors,
  isComplete,
  shapedExpiry,
  testCards,
  testEntry,
  tokenizeEntry,
  typedExpiry,
  typedNumber,
} from './card-entry.ts';
import { isEnrolled, LocalBank } from './local-bank.tsx';

const summary = css({ cursor: 'pointer', py: '2.5', fontWeight: 'bold' });
const choice = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  justifyContent: 'space-between',
  columnGap: '4',
  width: 'full',
  minHeight: 'touch',
  py: '2',
  textAlign: 'start',
  cursor: 'pointer',
  borderTop: '1px solid token(colors.line)',
  fontVariantNumeric: 'tabular-nums',
  _hover: { textDecoration: 'underline' },
});

/** The test cards of a trial site, each a click away, so that people don't use their own. */
const TestCardList = ({ onChoose }: { onChoose: (number: string) => void }) => (
  <details
    className={css({ border: '1px solid token(colors.line)', borderRadius: 'card', px: '5', py: '2' })}
  >
    <summary className={summary}>Test cards</summary>
    <p className={css({ textStyle: 'small', color: 'ink.soft', pb: '3' })}>
      This is a trial site: no money moves. Choose a card to fill the form.
    </p>
    <ul className={css({ listStyle: 'none', p: '0', m: '0' })}>
      {testCards.map(({ number, does }) => (
        <li key={number}>
          <button type="button" className={choice} onClick={() => onChoose(number)}>
            <span>{groupedNumber(number)}</span>
            <span className={css({ color: 'ink.soft' })}>{does}</span>
          </button>
        </li>
      ))}
    </ul>
  </details>
);

const autofill = {
  number: 'cc-number',
  expirationDate: 'cc-exp',
  cvv: 'cc-csc',
  postalCode: 'billing postal-code',
};

const typed = (name: PaymentFieldName, before: string, text: string): string => {
  if (name === 'number') return typedNumber(before, text);
  return name === 'expirationDate' ? typedExpiry(before, text) : text;
};

const left = (name: PaymentFieldName, text: string): string => {
  if (name === 'number') return groupedNumber(text);
  return name === 'expirationDate' ? shapedExpiry(text) : text.trim();
};

type Asked = { request: AuthenticationRequest; answer: (outcome: Authenticated) => void };

const pair = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: { base: '4', sm: '6' },
  alignItems: 'start',
});

/**
 * Simulates the gateway's fields for the local gateway, with test cards only. The fields have no names, so that no form around them can
 * send their values.
 */
export const LocalCardForm = ({ ref, disabled, billing, after, onChange }: PaymentFormProps) => {
  const [entry, setEntry] = useState<CardEntry>(emptyEntry);
  const asked = fieldNamesFor(billing);
  const hasPostalCode = billing === undefined;
  const [errors, setErrors] = useState<PaymentFieldTexts>({});
  const [bank, setBank] = useState<Asked | null>(null);
  const completed = useRef<PaymentFieldName | null>(null);

  // Leaving a field formats its value, so the last key must be in it before.
  useLayoutEffect(() => {
    if (completed.current !== null) nextEmptyFieldAfter(paymentFields[completed.current].id)?.focus();
    completed.current = null;
  });

  useImperativeHandle(
    ref,
    () => ({
      tokenize: async () => {
        const today = new Date();
        setErrors(entryErrors(entry, today, asked));
        return tokenizeEntry(entry, today, asked);
      },
      check: () => {
        const wrong = entryErrors(entry, new Date(), asked);
        setErrors(wrong);
        return fieldErrors(wrong);
      },
      authenticate: (request, signal) => {
        const { promise, resolve } = Promise.withResolvers<Authenticated>();
        if (!isEnrolled(request.nonce)) resolve({ kind: 'unavailable' });
        else {
          const answer = (outcome: Authenticated) => {
            setBank(null);
            resolve(outcome);
          };
          signal.addEventListener('abort', () => answer({ kind: 'left' }));
          setBank({ request, answer });
        }
        return promise;
      },
      empty: (fields) => {
        setEntry((before) => ({ ...before, ...Object.fromEntries(fields.map((name) => [name, ''])) }));
        setErrors({});
      },
    }),
    [entry, asked],
  );

  const setError = (name: PaymentFieldName, text: string | undefined) => {
    setErrors(({ [name]: _, ...others }) => (text === undefined ? others : { ...others, [name]: text }));
  };

  const field = (name: PaymentFieldName) => ({
    id: paymentFields[name].id,
    label: paymentFields[name].label,
    hint: paymentFields[name].hint,
    error: errors[name],
    value: entry[name],
    disabled,
    autoComplete: autofill[name],
    spellCheck: false,
    enterKeyHint: 'next' as const,
    onChange: (text: string) => {
      const next = { ...entry, [name]: typed(name, entry[name], text) };
      // A key at the end, not a correction, a paste or autofill.
      const isOneKey = text.length === entry[name].length + 1 && text.startsWith(entry[name]);
      if (isOneKey && isComplete(next, name, new Date())) completed.current = name;
      setEntry((before) => ({ ...before, [name]: typed(name, before[name], text) }));
      setError(name, undefined);
      onChange?.();
    },
    onBlur: () => {
      const next = { ...entry, [name]: left(name, entry[name]) };
      setEntry(next);
      // An empty field that the person only passes through is no error yet.
      if (next[name] !== '') setError(name, entryError(next, name, new Date()));
    },
  });

  return (
    <div className={css({ display: 'grid', gap: { base: '4', sm: '6' } })}>
      <TextField
        {...field('number')}
        inputMode="numeric"
        maxLength={23}
        after={brandOf(entry.number)?.name ?? <Lock aria-hidden />}
      />
      <div className={pair}>
        <TextField {...field('expirationDate')} inputMode="numeric" maxLength={7} />
        <TextField {...field('cvv')} inputMode="numeric" maxLength={4} />
      </div>
      {hasPostalCode ? (
        <TextField {...field('postalCode')} width="short" maxLength={10} autoCapitalize="characters" />
      ) : null}
      {after}
      <TestCardList
        onChoose={(number) => {
          setEntry(testEntry(number, new Date()));
          setErrors({});
          onChange?.();
        }}
      />
      {bank === null ? null : <LocalBank asked={bank.request} onAnswer={bank.answer} />}
    </div>
  );
};
