import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { emptiedAfter } from '#machines/donation/donation.declines.ts';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import type { DonationContext, DonationStep } from '#machines/donation/donation.types.ts';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { faultId, fieldId } from './form.types.ts';
import { declineId, problemId } from './form-notices.tsx';

const cardFields: Readonly<Record<string, string>> = {
  number: 'payment-number',
  expirationDate: 'payment-expiration',
  cvv: 'payment-cvv',
  postalCode: fieldId('postalCode'),
};

/** Where the donor corrects a declined payment: the first emptied field, otherwise the choice of the method. */
const paymentPlace = (context: DonationContext): HTMLElement | null => {
  const isCard = draftOf(context).method === 'CreditCard';
  const [emptied = ''] = isCard ? emptiedAfter(context.decline?.reason ?? null) : [];
  return (
    document.getElementById(cardFields[emptied] ?? '') ??
    document.querySelector<HTMLElement>(`input[name="${fieldId('method')}"]:checked`)
  );
};

/** The field with an error, or the error of the whole form. */
const faultPlace = (context: DonationContext): HTMLElement | null => {
  const [fault] = Object.keys(context.fieldErrors);
  if (fault === undefined) return document.getElementById(problemId);
  const walletNotice = document.getElementById('donation-wallets');
  if (fault === 'payment.method' && walletNotice !== null) return walletNotice;
  return document.getElementById(faultId(fault, draftOf(context)));
};

/** The element to scroll to: the start of a step, the reason of a decline, otherwise the field. */
const scrollPlace = (place: HTMLElement | null, title: HTMLElement | null): HTMLElement | null =>
  place === title ? document.getElementById('give') : (document.getElementById(declineId) ?? place);

type StepFocus = {
  context: DonationContext;
  step: DonationStep | null;
  /** Increases with each refusal. */
  refusals: number;
  title: RefObject<HTMLElement | null>;
};

/** Moves the focus: to a new step, to an error, and to a declined card. */
export const useStepFocus = ({ context, step, refusals, title }: StepFocus): void => {
  const before = useRef<{ step: DonationStep | null; refusals: number } | null>(null);
  const placeOf = useEffectEvent((hasProblem: boolean): HTMLElement | null => {
    const isWrong = hasProblem || Object.keys(context.fieldErrors).length > 0 || context.problem !== null;
    if (isWrong) return faultPlace(context) ?? title.current;
    return step === 'payment' && context.decline !== null ? paymentPlace(context) : title.current;
  });
  useEffect(() => {
    const last = before.current;
    before.current = { step, refusals };
    if (last === null || step === null || (last.step === step && last.refusals === refusals)) return;
    const place = placeOf(last.refusals !== refusals);
    takeFocus(place, { preventScroll: true });
    const isFault = place !== title.current && document.getElementById(declineId) === null;
    scrollPlace(place, title.current)?.scrollIntoView({ block: isFault ? 'center' : 'start' });
  }, [step, refusals, title]);
};
