import CreditCard from 'lucide-react/icons/credit-card';
import History from 'lucide-react/icons/history';
import Landmark from 'lucide-react/icons/landmark';
import Smartphone from 'lucide-react/icons/smartphone';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { FieldSet } from '#src/components/field/field.tsx';
import { slots } from '#src/components/style/style.ts';
import { type PaymentWay, wayNames } from './ways.ts';

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
  /** "Visa ending in 4242, expires 04/29"; null where nothing is saved. */
  savedText: string | null;
  error: string | undefined;
  disabled: boolean;
  onChoose: (way: PaymentWay) => void;
  /** What belongs to a way, shown under it while it is chosen; null for nothing. */
  panelOf: (way: PaymentWay) => ReactNode;
};

/** The ways to pay, one under the other; the chosen one opens to what it needs. */
export const WayList = (props: WayListProps) => {
  const { id, ways, chosen, savedText, error, disabled, onChoose, panelOf } = props;
  const at = slots('ways');
  const mark = slots('choiceGroup');
  return (
    <FieldSet id={id} label="Pay with" error={error} disabled={disabled}>
      <div className={at('list')}>
        {ways.map((way, index) => {
          const Icon = icons[way];
          const panel = panelOf(way);
          const isChosen = way === chosen;
          return (
            <div key={way} className={at('way')} data-chosen={isChosen || undefined}>
              <label className={at('head')}>
                <input
                  id={index === 0 ? id : `${id}-${way}`}
                  type="radio"
                  name={id}
                  value={way}
                  checked={isChosen}
                  disabled={disabled}
                  aria-invalid={error ? true : undefined}
                  className={mark('input')}
                  onChange={() => onChoose(way)}
                />
                <span className={mark('mark')}>
                  <span className={at('dot')} />
                </span>
                <span className={at('name')}>
                  {way === 'saved' ? (savedText ?? 'Your saved method') : wayNames[way]}
                </span>
                <Icon aria-hidden />
              </label>
              {panel === null ? null : (
                <div className={at('panel')} hidden={!isChosen}>
                  {panel}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </FieldSet>
  );
};
