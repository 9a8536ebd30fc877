import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import type {
  DonationDraft,
  DonationEvent,
  DonationInput,
  DonationRecipient,
} from '#machines/donation/donation.types.ts';
import { earlyForm, forgetEarlyForm } from '#src/components/form/early-forms.ts';
import type { DonationSnapshot } from '#src/features/donation/donation.types.ts';
import { typedEarly } from '#src/features/donation/form/early-typing.ts';
import { flowKeyOf } from '#src/features/donation/recipient/donation-recipient.ts';
import { keepDonation } from '#src/features/donation/storage/donation.storage.ts';
import type { CheckoutApp, DonationActor } from './checkout-app.ts';
import { useBlankCheckout } from './use-blank-checkout.ts';

const never = () => undefined;

type Live = DonationSnapshot | undefined;

const snapshotOf = (snapshot: Live) => snapshot;

const isSameBeforeThanks = (before: Live, next: Live): boolean =>
  before === next || next?.matches('thanked') === true;

export type Checkout = {
  snapshot: DonationSnapshot;
  /** The same, but it does not follow the flow to its thanks: the last content stays until another page is shown. */
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
  // What the server rendered has just been taken over as it stands: the next render would write its own values over it.
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
