import { useEffect, useRef } from 'react';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import type { DonationContext } from '#machines/donation/donation.types.ts';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { fieldId } from './form.types.ts';

/** The card's field that a decline is about. */
const fieldOfReason: Readonly<Record<string, string>> = {
  'expired-card': 'payment.expiration',
  'bad-cvv': 'payment.cvv',
  'bad-postal-code': 'payment.postal-code',
};

/** Where a payment that was declined is put right: in the field it was about, else where one chooses how to pay. */
const paymentPlace = (context: DonationContext): HTMLElement | null => {
  const isCard = draftOf(context).method === 'CreditCard';
  const field = isCard ? fieldOfReason[context.decline?.reason ?? ''] : undefined;
  return (
    (field === undefined ? null : document.getElementById(fieldId(field))) ??
    document.querySelector<HTMLElement>(`input[name="${fieldId('method')}"]:checked`)
  );
};

/** What is wrong with the form, where something is; else its first question. */
const formPlace = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#donation [tabindex="-1"], #donation input');

/** Who comes back to the form from what stood in its place goes on where there is something to do. */
export const useFormFocus = (context: DonationContext, isForm: boolean, isDeclined: boolean): void => {
  const before = useRef<'form' | 'declined' | 'other'>('form');
  useEffect(() => {
    const last = before.current;
    before.current = isForm ? 'form' : isDeclined ? 'declined' : 'other';
    if (!isForm || last === 'form') return;
    const place = last === 'declined' ? paymentPlace(context) : formPlace();
    takeFocus(place, { preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
  }, [context, isForm, isDeclined]);
};
