import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { emptiedAfter } from '#machines/donation/donation.declines.ts';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import type { DonationContext, DonationStep } from '#machines/donation/donation.types.ts';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { declineId } from './decline-notice.tsx';
import { faultId, fieldId } from './form.types.ts';
import { problemId } from './form-notices.tsx';

const cardFields: Readonly<Record<string, string>> = {
  number: 'payment-number',
  expirationDate: 'payment-expiration',
  cvv: 'payment-cvv',
  postalCode: fieldId('postalCode'),
};

/** Where a payment that was declined is put right: in the first field that was emptied, else where one chooses how to pay. */
const paymentPlace = (context: DonationContext): HTMLElement | null => {
  const isCard = draftOf(context).method === 'CreditCard';
  const [emptied = ''] = isCard ? emptiedAfter(context.decline?.reason ?? null) : [];
  return (
    document.getElementById(cardFields[emptied] ?? '') ??
    document.querySelector<HTMLElement>(`input[name="${fieldId('method')}"]:checked`)
  );
};

/** The field that is wrong, or what is said about all of it. */
const faultPlace = (context: DonationContext): HTMLElement | null => {
  const [fault] = Object.keys(context.fieldErrors);
  if (fault === undefined) return document.getElementById(problemId);
  const walletNotice = document.getElementById('donation-wallets');
  if (fault === 'payment.method' && walletNotice !== null) return walletNotice;
  return document.getElementById(faultId(fault, draftOf(context)));
};

/** What has to be on the screen: of a step its begin, of a decline the reason and not only the field, else the field. */
const scrollPlace = (place: HTMLElement | null, title: HTMLElement | null): HTMLElement | null =>
  place === title ? document.getElementById('give') : (document.getElementById(declineId) ?? place);

type StepFocus = {
  context: DonationContext;
  step: DonationStep | null;
  /** Goes up each time that the donor is told no. */
  refusals: number;
  title: RefObject<HTMLElement | null>;
};

/** Leads the keyboard along: to a step as it opens, to what is wrong with it, and to the card that was declined. */
export const useStepFocus = ({ context, step, refusals, title }: StepFocus): void => {
  const before = useRef<{ step: DonationStep | null; refusals: number } | null>(null);
  const placeOf = useEffectEvent((isTold: boolean): HTMLElement | null => {
    const isWrong = isTold || Object.keys(context.fieldErrors).length > 0 || context.problem !== null;
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
