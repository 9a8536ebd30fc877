import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { recipientOf, recipientTypes } from '#machines/donation/recipient.rules.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { anyText, oneOf, searchParams } from '#src/app/router/search-params.ts';
import { leftIn } from '#src/app/session/session-message.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { loadRecipient, readRecipient } from '#src/features/donation/recipient/recipient.ts';

const page = deferredPart(async () => (await import('./-checkout/donate-thanks.tsx')).DonateThanks);

const Thanks = () => (
  <Suspense fallback={<LoadingPage />}>
    <DeferredPart part={page} props={{ recipient: Route.useLoaderData() }} />
  </Suspense>
);

const search = searchParams({ recipient: anyText, recipientType: oneOf(recipientTypes) });

/** The page after a donation. The address has the recipient as for `/donate`, and the tab's storage has the donation. */
export const Route = createFileRoute('/donate/thanks')({
  validateSearch: search,
  staticData: { isLight: true, flow: 'donation' },
  // The checkout stays visible until this page is loaded.
  pendingMs: Number.POSITIVE_INFINITY,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { handle, pageData }, location }) => {
    // The app opens at once to load the receipt.
    if (!import.meta.env.SSR && leftIn('lastDonation')) handle.openSoon();
    await page.preload(handle);
    return loadRecipient(pageData, recipientOf(readRecipient(location.searchStr)));
  },
  component: Thanks,
});
