import CreditCard from 'lucide-react/icons/credit-card';
import History from 'lucide-react/icons/history';
import Landmark from 'lucide-react/icons/landmark';
import Smartphone from 'lucide-react/icons/smartphone';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import type { PaymentType } from '#machines/payment/payment-form.types.ts';
import { methodNames } from '#machines/payment/wallets.ts';
import { FieldSet } from '#src/components/field/field.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

/** All payment methods for a donation: the saved one, a card, a wallet, or a grant from a donor-advised fund. */
export type PaymentWay = 'saved' | PaymentType | 'Chariot';

const icons: Readonly<Record<PaymentWay, typeof CreditCard>> = {
  saved: History,
  CreditCard,
  PayPalAccount: Wallet,
  VenmoAccount: Wallet,
  AndroidPayCard: Smartphone,
  ApplePayCard: Smartphone,
  Chariot: Landmark,
};

type WayListProps = {
  id: string;
  ways: readonly PaymentWay[];
  chosen: PaymentWay;
  /** "Visa ending in 4242, expires 04/29"; null without a saved method. */
  savedText: string | null;
  error: string | undefined;
  disabled: boolean;
  onChoose: (way: PaymentWay) => void;
  /** The card form. It stays behind the other methods, so that its values survive. */
  cardPanel: ReactNode;
  /** The content of a chosen method other than the card. */
  otherPanel: ReactNode;
};

/** The payment methods side by side, and below them the chosen one's content. */
export const WayList = (props: WayListProps) => {
  const { id, ways, chosen, savedText, error, disabled, onChoose, cardPanel, otherPanel } = props;
  const at = slots('ways');
  return (
    <FieldSet id={id} label={<VisuallyHidden>Pay with</VisuallyHidden>} error={error} disabled={disabled}>
      <div className={at('list')}>
        {ways.map((way, index) => {
          const Icon = icons[way];
          return (
            <label key={way} className={at('way')} data-wide={way === 'saved' || undefined}>
              <input
                id={index === 0 ? id : `${id}-${way}`}
                type="radio"
                name={id}
                value={way}
                checked={way === chosen}
                disabled={disabled}
                aria-invalid={error ? true : undefined}
                className={at('input')}
                onChange={() => onChoose(way)}
              />
              <Icon aria-hidden />
              <span>{way === 'saved' ? (savedText ?? 'Your saved method') : methodNames[way]}</span>
            </label>
          );
        })}
      </div>
      {cardPanel === null ? null : (
        <div className={at('panel')} hidden={chosen !== 'CreditCard'}>
          {cardPanel}
        </div>
      )}
      {otherPanel === null ? null : <div className={at('panel')}>{otherPanel}</div>}
    </FieldSet>
  );
};
