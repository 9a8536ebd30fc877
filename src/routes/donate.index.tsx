import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { recipientOf, recipientTypes } from '#machines/donation/recipient.rules.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { DeferredSearchForm, preloadSearchForm } from '#src/app/hydration/deferred-search-form.tsx';
import { anyText, oneOf, searchParams } from '#src/app/router/search-params.ts';
import { leftIn } from '#src/app/session/session-message.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { loadRecipient, readRecipient } from '#src/features/donation/recipient/recipient.ts';

const page = deferredPart(async () => (await import('./-checkout/donate-checkout.tsx')).DonateCheckout);

const search = (
  <DeferredSearchForm path="/give/search" isFirst={false} label="Name of a person or a peloton" />
);

const Donate = () => (
  <Suspense fallback={<LoadingPage />}>
    <DeferredPart part={page} props={{ recipient: Route.useLoaderData(), search }} />
  </Suspense>
);

const readSearch = searchParams({ recipient: anyText, recipientType: oneOf(recipientTypes) });

/** The checkout for the recipient in `recipient` and `recipientType`. */
export const Route = createFileRoute('/donate/')({
  validateSearch: readSearch,
  staticData: { isLight: true, flow: 'donation' },
  loaderDeps: ({ search: asked }) => asked,
  loader: async ({ context: { handle, pageData }, location }) => {
    // The app opens at once to restore a draft, or to ask for the result of a donation.
    if (!import.meta.env.SSR && (leftIn('donationDetails') || leftIn('openDonation', 'localStorage')))
      handle.openSoon();
    await Promise.all([page.preload(handle), preloadSearchForm(handle)]);
    return loadRecipient(pageData, recipientOf(readRecipient(location.searchStr)));
  },
  component: Donate,
});
