import { createFileRoute } from '@tanstack/react-router';
import { recipientOf } from '#machines/donation/recipient.rules.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { loadRecipient } from '#src/features/donation/recipient.ts';
import { readRecipient } from '#src/features/donation/recipient-address.ts';
import { ThanksPage } from '#src/features/donation/thanks-page.tsx';

const Thanks = () => {
  usePageTitle('Thank you');
  return <ThanksPage recipient={Route.useLoaderData()} />;
};

/** After a gift; the address names its recipient as that of `/donate` does. */
export const Route = createFileRoute('/donate/thanks')({
  staticData: { isLight: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { pageData }, location }) =>
    loadRecipient(pageData, recipientOf(readRecipient(location.searchStr))),
  component: Thanks,
});
