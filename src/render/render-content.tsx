import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { components } from '#openapi/contract.gen.ts';
import {
  ContentBodiesProvider,
  type ContentData,
  ContentDataProvider,
  type ContentEntry,
} from '#src/features/content/content-data.ts';
import { ContentPage } from '#src/features/content/content-layout.tsx';
import { HomePage } from '#src/features/content/home-page.tsx';
import { contentComponents } from '#src/features/content/mdx-components.tsx';
import { allEntries, type Entry } from './entries.ts';

/** The pages' data; `isPreview` shows drafts too. */
export type ContentAnswers = Pick<
  ContentData,
  'event' | 'routes' | 'valley' | 'years' | 'climbs' | 'today'
> & {
  isPreview: boolean;
};

const withoutBody = ({ Body: _, ...entry }: Entry): ContentEntry => entry;

const visible = (isPreview: boolean) => allEntries.filter(({ isDraft }) => isPreview || !isDraft);

const bodiesOf = (entries: readonly Entry[]): Record<string, ComponentType> =>
  Object.fromEntries(
    entries.map(({ path, Body }) => [path, () => <Body components={contentComponents} />] as const),
  );

const home = {
  title: 'Ride against cancer',
  description:
    'Product is a community of riders, volunteers and donors working to end cancer: pick a ride, climb with your team, and send every dollar to research.',
  picture: 'home',
  isDraft: false,
};

/** All published entries, without their bodies. */
export const contentEntries = (): ContentEntry[] => visible(false).map(withoutBody);

/** A content page as HTML; null if there is none, or only a draft without `isPreview`. */
export const renderContent = (
  path: string,
  answers: ContentAnswers,
): components['schemas']['ContentPage'] | null => {
  const entries = visible(answers.isPreview);
  // Paths are case-insensitive, as in the router.
  const asked = path.toLowerCase();
  // An entry with a `#` in its address is part of another page.
  const entry = asked.includes('#') ? undefined : entries.find((one) => one.path === asked);
  if (entry === undefined && asked !== '/') return null;
  const html = renderToStaticMarkup(
    <ContentDataProvider value={{ ...answers, entries: entries.map(withoutBody) }}>
      <ContentBodiesProvider value={bodiesOf(entries)}>
        {entry === undefined ? (
          <HomePage />
        ) : (
          <ContentPage entry={withoutBody(entry)}>
            <entry.Body components={contentComponents} />
          </ContentPage>
        )}
      </ContentBodiesProvider>
    </ContentDataProvider>,
  );
  const { title, description, picture, isDraft } = entry ?? home;
  return {
    path: asked,
    title: title ?? asked,
    description: description ?? '',
    picture: picture ?? asked,
    isDraft,
    html,
  };
};
