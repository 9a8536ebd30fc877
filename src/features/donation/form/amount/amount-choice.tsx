import { useLayoutEffect, useState } from 'react';
import { suggestedAmounts } from '#machines/donation/donation.rules.ts';
import { money } from '#machines/money.ts';
import { AmountField } from '#src/components/field/amount-field.tsx';
import { FieldNotes } from '#src/components/field/field.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import {
  type AmountPartProps,
  fieldId,
  isTyped,
  ownAmountId,
} from '#src/features/donation/form/form.types.ts';

/** Buttons for amounts, and a field for another one. */
export const AmountChoice = ({ draft, change, errorOf, isBusy }: AmountPartProps) => {
  const at = slots('donation');
  const id = fieldId('amount');
  const error = errorOf('amount');
  const errorAt = error ? `${id}-error` : undefined;
  const isOwnAtFault = isTyped(draft);
  // A typed amount stays in its field, even if a button has the same one.
  const [isOwn, setOwn] = useState(false);
  // So does an amount typed before hydration.
  useLayoutEffect(() => {
    const own = document.getElementById(ownAmountId);
    if (own instanceof HTMLInputElement && own.value !== '') setOwn(true);
  }, []);
  const monthly = draft.frequency === 'Monthly';
  return (
    <fieldset aria-describedby={errorAt}>
      <legend>
        <VisuallyHidden>Amount</VisuallyHidden>
      </legend>
      <div className={at('tiles')}>
        {suggestedAmounts.map((amount, index) => (
          <label key={amount} className={at('tile')}>
            <input
              id={index === 0 ? id : `${id}-${amount}`}
              type="radio"
              name={id}
              value={amount}
              checked={!isOwn && draft.amount === amount}
              disabled={isBusy}
              aria-invalid={error && !isOwnAtFault ? true : undefined}
              className={at('input')}
              onChange={() => {
                setOwn(false);
                change({ amount, unclearAmount: '' });
              }}
            />
            <span className={at('sum')}>{money(amount)}</span>
          </label>
        ))}
        <div className={at('own')}>
          <AmountField
            id={ownAmountId}
            label="Another amount"
            errorAt={isOwnAtFault ? errorAt : undefined}
            optional
            width="full"
            emphasis="figure"
            value={isOwn || isOwnAtFault ? draft.amount : null}
            unclear={draft.unclearAmount}
            disabled={isBusy}
            onChange={(amount, text) => {
              setOwn(true);
              change({ amount, unclearAmount: amount === null ? text : '' });
            }}
          />
        </div>
      </div>
      {monthly ? <p className={at('note')}>We’ll charge you on this day every month. Stop anytime.</p> : null}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
};
