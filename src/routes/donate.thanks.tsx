import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { recipientOf } from '#machines/donation/recipient.rules.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { leftIn } from '#src/app/session/session-message.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { loadRecipient } from '#src/features/donation/recipient/recipient.ts';
import { readRecipient } from '#src/features/donation/recipient/recipient-address.ts';

const page = deferredPart(async () => (await import('./-checkout/donate-thanks.tsx')).DonateThanks);

const Thanks = () => (
  <Suspense fallback={<LoadingPage />}>
    <DeferredPart part={page} props={{ recipient: Route.useLoaderData() }} />
  </Suspense>
);

/** After a donation; the address names its recipient as that of `/donate` does, and the tab knows which donation it was. */
export const Route = createFileRoute('/donate/thanks')({
  staticData: { isLight: true, flow: 'donation' },
  // The donation stays in sight until its thanks are there.
  pendingMs: Number.POSITIVE_INFINITY,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { handle, pageData }, location }) => {
    // The receipt is there before anybody has to move for it.
    if (!import.meta.env.SSR && leftIn('lastDonation')) handle.openSoon();
    await page.preload(handle);
    return loadRecipient(pageData, recipientOf(readRecipient(location.searchStr)));
  },
  component: Thanks,
});
