import { recurringMethodsOf } from '#machines/recurring-donation/recurring-donation.rules.ts';
import type {
  RecurringDonation,
  RecurringDonationContext,
  RecurringMethod,
} from '#machines/recurring-donation/recurring-donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import type { PaymentSlot } from '#src/features/donation/donation.types.ts';
import { savedText } from '#src/features/donation/donation-messages.ts';
import { fieldId } from '#src/features/donation/form/form.types.ts';
import { methodText } from '#src/features/donation/recurring-donation/recurring-donation-messages.ts';
import { css } from '#styled-system/css';

type MethodFieldProps = {
  context: RecurringDonationContext;
  donation: RecurringDonation;
  chosen: RecurringMethod;
  isBusy: boolean;
  payment: PaymentSlot;
  onChoose: (method: RecurringMethod) => void;
  onChange: () => void;
};

const isNew = (method: RecurringMethod): method is Exclude<RecurringMethod, 'kept'> => method !== 'kept';

/** The payment method, and how to change it. The payment form loads on request. */
export const MethodField = ({
  context,
  donation,
  chosen,
  isBusy,
  payment,
  onChoose,
  onChange,
}: MethodFieldProps) => {
  const { savedMethod, fieldErrors } = context;
  const kept = donation.paymentMethod === null ? 'what we charge now' : methodText(donation.paymentMethod);
  const ways = recurringMethodsOf(context, donation).filter(isNew);
  if (!isNew(chosen))
    return (
      <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
        <p>
          {donation.paymentMethod === null ? 'There’s no saved way to pay.' : `We charge it to ${kept}.`}
          {fieldErrors.method === undefined ? null : (
            <>
              <br />
              {fieldErrors.method}
            </>
          )}
        </p>
        <Button
          id={fieldId('method')}
          tone="plain"
          disabled={isBusy}
          onClick={() => onChoose(ways[0] ?? 'CreditCard')}
        >
          Pay another way
        </Button>
      </div>
    );
  return (
    <div
      className={css({
        display: 'grid',
        gap: '4',
        justifyItems: 'start',
        '& > :last-child': { width: 'full' },
      })}
    >
      {/* Above the lazily loaded payment form, because content below it would move under a finger. */}
      {donation.paymentMethod === null ? null : (
        <Button tone="quiet" disabled={isBusy} onClick={() => onChoose('kept')}>
          Keep {kept}
        </Button>
      )}
      {payment({
        id: fieldId('method'),
        ways,
        chosen,
        savedText: savedMethod === null ? null : savedText(savedMethod),
        // Funds make no recurring donations, so no window needs the amount.
        charge: null,
        isShown: true,
        error: fieldErrors.method ?? fieldErrors['payment.method'],
        disabled: isBusy,
        onChoose: (way) => {
          if (way !== 'Chariot') onChoose(way);
        },
        onChange,
      })}
    </div>
  );
};
