import { createFileRoute } from '@tanstack/react-router';
import { loadContentPage, readContentSearch } from '#src/app/router/load-content-page.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ContentView } from '#src/features/content/content-view.tsx';

const Content = () => {
  const page = Route.useLoaderData();
  usePageTitle(page.title);
  return <ContentView page={page} />;
};

/** All pages whose text is in `content/`; other paths are not found. */
export const Route = createFileRoute('/$')({
  staticData: { isLight: true },
  validateSearch: readContentSearch,
  loaderDeps: ({ search: { drafts } }) => ({ drafts }),
  loader: ({ context, deps: { drafts }, location }) => loadContentPage({ context, drafts, location }),
  component: Content,
});
