import { declineText } from '#machines/donation/donation.declines.ts';
import { draftOf, methodsOf } from '#machines/donation/donation.drafts.ts';
import { addressNeedOf, isGrant } from '#machines/donation/donation.rules.ts';
import type { DonationContext, DonationMethod } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { slots } from '#src/components/style/style.ts';
import type { PaymentSlot, WalletWay } from '#src/features/donation/donation.types.ts';
import { methodNames, savedText } from '#src/features/donation/donation-messages.ts';
import { CountryField, PostalCodeField } from './donor/area-fields.tsx';
import { type FormPartProps, fieldId } from './form.types.ts';

type PaymentPartProps = FormPartProps & {
  context: DonationContext;
  payment: PaymentSlot;
  isShown: boolean;
  /** Cents; null while the amount can't be given. */
  charge: number | null;
  onChanged: () => void;
  onOffered: (wallets: readonly WalletWay[]) => void;
};

/** Another way than the one that didn't work: a card where it was something else, else PayPal, which every browser has. */
const otherThan = (method: DonationMethod) => (method === 'CreditCard' ? 'PayPalAccount' : 'CreditCard');

/** Why the last try didn't go through, right where it is put right. */
const DeclineNotice = ({
  context,
  change,
  isBusy,
}: Pick<PaymentPartProps, 'context' | 'change' | 'isBusy'>) => {
  const at = slots('donation');
  const { decline } = context;
  if (decline === null) return null;
  const { title, text, said, isOtherOffered } = declineText(decline);
  const { method } = draftOf(context);
  const other = otherThan(method);
  return (
    <Notice
      tone="error"
      role="alert"
      level={3}
      title={title}
      action={
        isOtherOffered && methodsOf(context).includes(other) ? (
          <Button tone="plain" disabled={isBusy} onClick={() => change({ method: other })}>
            Pay with {other === 'CreditCard' ? 'a card' : methodNames[other]}
          </Button>
        ) : null
      }
    >
      <p>{isOtherOffered ? `${text} Nothing was charged.` : text}</p>
      {said === '' ? null : <p className={at('code')}>{said}</p>}
    </Notice>
  );
};

/** How it is paid; after a decline, the reason too. */
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
  // A bank that knows another postal code than the donor's address has is told that one.
  const asksArea = addressNeedOf(draft) !== 'whole' || decline?.reason === 'bad-postal-code';
  return (
    <>
      <DeclineNotice {...{ context, change, isBusy }} />
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
