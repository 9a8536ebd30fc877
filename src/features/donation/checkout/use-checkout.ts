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
  /** The same, except that the page does not follow the flow into its thanks: what stood there stays until another page is shown. */
  beforeThanks: DonationSnapshot;
  send: (event: DonationEvent) => void;
  /** False until somebody is there, and the machine with them. */
  isBegun: boolean;
};

type CheckoutOf = {
  recipient: DonationRecipient;
  /** Where it begins, where it doesn't run already. */
  inputFor: (recipient: DonationRecipient) => DonationInput;
  /** The tab keeps what is typed; a page that only shows a donation would write over what another form holds. */
  isKept: boolean;
  /** Whether it begins where `inputFor` says, although one for the same recipient runs. */
  needsAnew?: (running: DonationActor) => boolean;
  /** Runs each time that the page enters the flow. */
  onBegun?: (actor: DonationActor) => void;
};

/**
 * The checkout of this route: as the server rendered it until the app is there, and from then on the flow itself, which
 * takes over what was typed before.
 */
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
