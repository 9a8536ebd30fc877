import type { ComponentType } from 'react';
import type { ContentEntry } from '#src/features/content/content-data.ts';
import type { FrontMatter } from '#src/features/content/front-matter.ts';

type ContentModule = {
  /** The build adds the picture's alternative text. */
  frontMatter: FrontMatter & { pictureText?: string };
  default: ComponentType<{ components?: Record<string, unknown> }>;
};

export type Entry = ContentEntry & { Body: ContentModule['default'] };

type Kind = ContentEntry['kind'];

/** Each folder of `content/` with its files' kind and addresses. */
const folders: Record<string, { kind: Kind; at: (name: string) => string }> = {
  pages: { kind: 'page', at: (name) => `/${name}` },
  stories: { kind: 'story', at: (name) => `/community-hub/stories/${name}` },
  resources: { kind: 'resource', at: (name) => `/community-hub/resources/${name}` },
  news: { kind: 'news', at: (name) => `/about/news/${name}` },
  training: { kind: 'training', at: (name) => `/training/${name}` },
  // Parts of a page, without their own address.
  faq: { kind: 'faq', at: (name) => `/faq#${name}` },
  partners: { kind: 'partner', at: (name) => `/about/partners#${name}` },
};

const entryOf = (file: string, { frontMatter, default: Body }: ContentModule): Entry => {
  const [, folder = '', name = ''] = /^\/content\/([^/]+)\/(.+)\.mdx$/.exec(file) ?? [];
  const known = folders[folder];
  if (known === undefined) throw new Error(`${file} lies in no folder that the site shows`);
  const { title, description, order, picture, pictureText, date, author, person, profile, kicker, draft } =
    frontMatter;
  return {
    path: known.at(name),
    kind: known.kind,
    title,
    description,
    order,
    picture,
    ...(pictureText === undefined ? {} : { pictureText }),
    date: date ?? null,
    author: author ?? null,
    person: person ?? null,
    profile: profile ?? null,
    kicker: kicker ?? null,
    isDraft: draft === true,
    Body,
  };
};

const modules = import.meta.glob<ContentModule>('/content/**/*.mdx', { eager: true });

/** All entries of `content/`, including drafts, in their authors' order. */
export const allEntries: readonly Entry[] = Object.entries(modules)
  .map(([file, module]) => entryOf(file, module))
  .sort((one, other) => (one.order ?? 0) - (other.order ?? 0) || one.path.localeCompare(other.path, 'en'));
