import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { recipientOf } from '#machines/donation/recipient.rules.ts';
import { Late, latePart } from '#src/app/late.tsx';
import { LoadingPage } from '#src/app/loading-page.tsx';
import { hasSentDonation } from '#src/features/donation/donation-mark.ts';
import { loadRecipient } from '#src/features/donation/recipient.ts';
import { readRecipient } from '#src/features/donation/recipient-address.ts';

const page = latePart(async () => (await import('#src/app/checkout/checkout-page.tsx')).CheckoutPage);
const form = latePart(async () => (await import('#src/features/search/search-form.tsx')).SearchForm);

const search = (
  <Late
    part={form}
    props={{ path: '/give/search', isFirst: false, label: 'Name of a person or a peloton' }}
  />
);

const Donate = () => (
  <Suspense fallback={<LoadingPage />}>
    <Late part={page} props={{ recipient: Route.useLoaderData(), search }} />
  </Suspense>
);

/** Giving to whom the address names by `recipient` and `recipientType`. */
export const Route = createFileRoute('/donate/')({
  staticData: { isLight: true, flow: 'donation' },
  loaderDeps: ({ search: asked }) => asked,
  loader: async ({ context: { handle, pageData }, location }) => {
    // Nobody should have to move before it is asked how their gift went.
    if (!import.meta.env.SSR && hasSentDonation()) void handle.open();
    await Promise.all([page.preload(handle), form.preload(handle)]);
    return loadRecipient(pageData, recipientOf(readRecipient(location.searchStr)));
  },
  component: Donate,
});
