import type { ReactNode } from 'react';
import type { components } from '#openapi/contract.gen.ts';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { css } from '#styled-system/css';

type SavedMethod = components['schemas']['SavedPaymentMethod'];

/** Draws the payment form. It belongs to another feature, so the route passes it in. */
export type PaymentSlot = (props: { disabled: boolean; onChange: () => void }) => ReactNode;

const twoDigits = (value: number | null) =>
  String(value ?? 0)
    .padStart(2, '0')
    .slice(-2);

/** "Visa ending in 4242" */
export const methodName = ({ brand, last4 }: SavedMethod) =>
  `${brand ?? 'Your saved method'}${last4 ? ` ending in ${last4}` : ''}`;

/** "Visa ending in 4242, expires 04/29". */
export const methodText = (method: SavedMethod) =>
  [
    methodName(method),
    ...(method.expirationYear
      ? [`expires ${twoDigits(method.expirationMonth)}/${twoDigits(method.expirationYear)}`]
      : []),
  ].join(', ');

type Choice = 'saved' | 'new';

type PaymentChoiceProps = {
  id: string;
  saved: SavedMethod | null;
  choice: Choice;
  error: string | undefined;
  isBusy: boolean;
  payment: PaymentSlot;
  onChange: (choice: Choice) => void;
};

/** A choice between the saved payment method and a new card. */
export const PaymentChoice = ({
  id,
  saved,
  choice,
  error,
  isBusy,
  payment,
  onChange,
}: PaymentChoiceProps) => (
  <div className={css({ display: 'grid', gap: '5' })}>
    {saved ? (
      <OptionGroup
        id={id}
        label="Pay with"
        kind="radio"
        options={[
          { value: 'saved', label: methodText(saved) },
          { value: 'new', label: 'Another card' },
        ]}
        selected={[choice]}
        error={error}
        disabled={isBusy}
        onChange={([value]) => onChange(value === 'saved' ? 'saved' : 'new')}
      />
    ) : null}
    {saved === null || choice === 'new'
      ? payment({ disabled: isBusy, onChange: () => onChange('new') })
      : null}
  </div>
);
