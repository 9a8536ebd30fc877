import { methodsOf } from '#machines/donation/donation.drafts.ts';
import { addressNeedOf, isGrant } from '#machines/donation/donation.rules.ts';
import type { DonationContext } from '#machines/donation/donation.types.ts';
import type { Wallet } from '#machines/payment/wallets.ts';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { slots } from '#src/components/style/style.ts';
import type { PaymentSlot } from '#src/features/donation/donation.types.ts';
import { savedText } from '#src/features/donation/donation-messages.ts';
import { CountryField, PostalCodeField } from '#src/features/donation/form/donor/donor-part.tsx';
import { type FormPartProps, fieldId } from './form.types.ts';

type PaymentPartProps = FormPartProps & {
  context: DonationContext;
  payment: PaymentSlot;
  isShown: boolean;
  /** Cents; null while the amount is invalid. */
  charge: number | null;
  onChanged: () => void;
  onOffered: (wallets: readonly Wallet[]) => void;
};

/** The payment method. */
export const PaymentPart = ({
  context,
  payment,
  isShown,
  charge,
  onChanged,
  onOffered,
  ...part
}: PaymentPartProps) => {
  const at = slots('donation');
  const { draft, change, isBusy } = part;
  const { fieldErrors, known, decline } = context;
  // Where the bank has another postal code than the donor's address, the donor enters that one.
  const asksArea = addressNeedOf(draft) !== 'whole' || decline?.reason === 'bad-postal-code';
  return (
    <>
      {payment({
        id: fieldId('method'),
        ways: methodsOf(context),
        chosen: draft.method,
        savedText: known?.savedMethod ? savedText(known.savedMethod) : null,
        charge,
        billing: { postalCode: draft.postalCode, country: draft.country },
        billingFields: asksArea ? (
          <div className={at('pair')}>
            <PostalCodeField {...part} autoComplete="billing postal-code" />
            <CountryField {...part} autoComplete="billing country" />
          </div>
        ) : null,
        isShown,
        error: fieldErrors.method ?? fieldErrors['payment.method'],
        disabled: isBusy,
        onChoose: (method) => change({ method }),
        onChange: onChanged,
        onOffered,
      })}
      {known !== null && draft.method !== 'saved' && !isGrant(draft.method) ? (
        <Checkbox
          id={fieldId('isMethodKept')}
          label="Save this for my next gift"
          checked={draft.isMethodKept}
          disabled={isBusy}
          onChange={(isMethodKept) => change({ isMethodKept })}
        />
      ) : null}
    </>
  );
};
