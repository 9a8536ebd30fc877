import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { isFlowError } from '#machines/flow-error.ts';
import { handOverTo, paymentFormOf } from '#machines/payment/payment-form.ts';
import type { recurringDonationMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { loadGiven } from '#src/features/donation/given/given.ts';
import { GivenDonations } from '#src/features/donation/given/given-donations.tsx';
import {
  recurringFlow,
  recurringFlowId,
} from '#src/features/donation/recurring-donation/recurring-donation.actors.ts';
import { RecurringDonationsPage } from '#src/features/donation/recurring-donation/recurring-donations-page.tsx';
import { SessionEnded } from '#src/features/donation/screens/session-ended.tsx';
import { DonationPayment } from '#src/features/payment/donation-payment.tsx';

const leaving = ['Leave without saving?', 'Your gift stays as it is, and you’ll lose your changes.'];

const RecurringDonations = () => {
  usePageTitle('Your gifts and receipts');
  const { given } = Route.useLoaderData();
  const wayBack = useWayBack(useSystemActor('auth'));
  const actor = useFlow<typeof recurringDonationMachine>(recurringFlowId);
  const snapshot = useSelector(actor, (one) => one);
  useLeaveWarning(Object.keys(snapshot.context.typed).length > 0, leaving);
  const holder = paymentFormOf(snapshot);
  const ready = useMemo(() => handOverTo(holder), [holder]);
  return (
    <RecurringDonationsPage
      snapshot={snapshot}
      send={actor.send}
      payment={(props) => <DonationPayment {...props} label="Your monthly gift" onReady={ready} />}
      expired={(texts) => <SessionEnded {...texts} wayBack={wayBack} />}
    >
      <GivenDonations given={given} />
    </RecurringDonationsPage>
  );
};

export const Route = createFileRoute('/edit-donation')({
  staticData: { flow: 'recurring-donation' },
  // This page makes all changes itself, so it needs no reload.
  shouldReload: ({ cause }) => cause === 'enter',
  loader: async ({ context, preload, location }) => {
    const { publicId } = await requireUser(appOf(context), 'monthly', location.href);
    enterFlow(
      { context, preload },
      { id: recurringFlowId, key: publicId, logic: recurringFlow, input: undefined },
    );
    // Recurring donations can be changed here even when the other donations can't be loaded.
    const given = await loadGiven().catch((error: unknown) => {
      if (isFlowError(error)) return null;
      throw error;
    });
    return { given };
  },
  component: RecurringDonations,
});
