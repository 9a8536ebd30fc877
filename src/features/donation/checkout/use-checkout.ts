import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createActor } from 'xstate';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import type {
  DonationDraft,
  DonationEvent,
  DonationInput,
  DonationRecipient,
} from '#machines/donation/donation.types.ts';
import { earlyForm, forgetEarlyForm } from '#src/components/form/early-forms.ts';
import { parseAmount } from '#src/components/format/amount-text.ts';
import type { DonationActor, DonationSnapshot } from '#src/features/donation/donation.types.ts';
import { fieldId, ownAmountId } from '#src/features/donation/form/form.types.ts';
import { flowKeyOf } from '#src/features/donation/recipient/recipient-view.ts';
import { keepDonation } from '#src/features/donation/storage/donation.storage.ts';
import type { CheckoutApp } from './checkout-app.ts';

/** The initial checkout, which the server renders and the browser hydrates. The actor is never started, so it sends no requests. */
const useBlankCheckout = (recipient: DonationRecipient): DonationSnapshot => {
  const { recipientType, id } = recipient;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipient is the same as long as its id is
  return useMemo(
    () =>
      createActor(donationMachine, {
        input: { recipient, isProcessingFeeChecked: true, isMonthlyDonationChecked: false, kept: null },
      }).getSnapshot(),
    [recipientType, id],
  );
};

const frequencies = ['Once', 'Monthly', 'Organization'] as const;

const inputIn = (form: HTMLFormElement, id: string): HTMLInputElement | null => {
  const found = form.elements.namedItem(id);
  return found instanceof HTMLInputElement ? found : null;
};

const chosenIn = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? '';

const amountIn = (form: HTMLFormElement): Pick<DonationDraft, 'amount' | 'unclearAmount'> => {
  const own = inputIn(form, ownAmountId)?.value ?? '';
  const amount = parseAmount(own) ?? (Number(chosenIn(form, fieldId('amount'))) || null);
  return { amount, unclearAmount: amount === null ? own : '' };
};

/** The person's changes to the server-rendered first step before hydration: the values that differ from a fresh page. */
const typedEarly = (form: HTMLFormElement, blank: DonationDraft): Partial<DonationDraft> => {
  const found: Partial<DonationDraft> = {};
  const fee = inputIn(form, fieldId('isFeeCovered'));
  if (fee !== null && fee.checked !== blank.isFeeCovered) found.isFeeCovered = fee.checked;
  const frequency = frequencies.find((each) => each === chosenIn(form, fieldId('frequency')));
  if (frequency !== undefined && frequency !== blank.frequency) found.frequency = frequency;
  const { amount, unclearAmount } = amountIn(form);
  if (amount !== null && amount !== blank.amount) found.amount = amount;
  if (unclearAmount !== '') found.unclearAmount = unclearAmount;
  return found;
};

const never = () => undefined;

type Live = DonationSnapshot | undefined;

const snapshotOf = (snapshot: Live) => snapshot;

const isSameBeforeThanks = (before: Live, next: Live): boolean =>
  before === next || next?.matches('thanked') === true;

type Checkout = {
  snapshot: DonationSnapshot;
  /** The snapshot, which stops before the thanks: the last content stays until another page is shown. */
  beforeThanks: DonationSnapshot;
  send: (event: DonationEvent) => void;
  /** False until a person is there and the machine runs. */
  isBegun: boolean;
};

type CheckoutOf = {
  recipient: DonationRecipient;
  /** The flow's input, unless it runs already. */
  inputFor: (recipient: DonationRecipient) => DonationInput;
  /** The tab stores the typed values. A page that only shows a donation would overwrite another form's values. */
  isKept: boolean;
  /** Whether `inputFor` restarts a flow that runs for the same recipient. */
  needsAnew?: (running: DonationActor) => boolean;
  /** Called each time the page enters the flow. */
  onBegun?: (actor: DonationActor) => void;
};

/** The checkout of this route: the server's initial state until the app is open, then the flow, with the values typed before. */
export const useCheckout = (app: CheckoutApp, checkout: CheckoutOf): Checkout => {
  const { recipient, inputFor, isKept, needsAnew, onBegun } = checkout;
  const blank = useBlankCheckout(recipient);
  const early = useRef<Partial<DonationDraft>>({});
  // Hydration has just kept the server-rendered input; the next render would overwrite it with its own values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page is taken over
  useLayoutEffect(() => {
    const form = earlyForm('donation');
    if (form !== null) early.current = typedEarly(form, draftOf(blank.context));
    forgetEarlyForm('donation');
  }, []);
  const actor = app.useFlow({
    key: flowKeyOf(recipient),
    input: () => inputFor(recipient),
    needsAnew,
    onBegun: (begun) => {
      onBegun?.(begun);
      const changes = early.current;
      early.current = {};
      if (Object.keys(changes).length > 0) begun.send({ type: 'draft.changed', changes });
    },
  });
  useEffect(() => {
    if (actor === null || !isKept) return undefined;
    const watching = actor.subscribe(({ context }) => keepDonation(context));
    return () => watching.unsubscribe();
  }, [actor, isKept]);
  const flow = actor ?? undefined;
  const live = useSelector(flow, snapshotOf);
  const unthanked = useSelector(flow, snapshotOf, isSameBeforeThanks);
  return {
    snapshot: live ?? blank,
    beforeThanks: unthanked ?? blank,
    send: actor?.send ?? never,
    isBegun: live !== undefined,
  };
};
