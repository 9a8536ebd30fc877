import { longestQuery } from '#machines/search/search-query.ts';
import { addressLink } from '#src/components/button/app-link.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { slots } from '#src/components/style/style.ts';
import { footerLinksWith, type MenuLink, menuGroupsWith } from '#src/features/shell/menu.ts';
import { noPlaces } from '#src/features/shell/outside.ts';
import { css } from '#styled-system/css';
import { nearPlaces } from './near-places.ts';

const places: readonly MenuLink[] = [
  ...menuGroupsWith(noPlaces).flatMap(({ main, links }) => [main, ...links]),
  ...footerLinksWith(noPlaces),
].filter(([, href]) => !href.includes('#'));

/** The most visited pages. */
const popular: readonly MenuLink[] = [
  ['Ride Weekend and Gravel Day', '/rides-events'],
  ['Give to a rider or a peloton', '/give'],
  ['Ways to get involved', '/get-involved'],
  ['Stories', '/community-hub/stories'],
  ['Questions and answers', '/faq'],
  ['Write to us', '/contact'],
];

const columns = css({
  display: 'grid',
  gap: { base: '10', md: '16' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr)',
  },
  // In two columns the picture is under the search.
  gridTemplateRows: { sm: 'auto 1fr', lg: 'auto' },
  '& > section': { sm: { gridRow: 'span 2' }, lg: { gridRow: 'auto' } },
  py: { base: '12', md: '20' },
});

const label = css({ display: 'block', textStyle: 'label', mb: '3' });

const searchForm = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  gap: '3',
});

const searchBox = css({ flex: { sm: '1' } });

type LinksProps = { title: string; links: readonly (readonly [label: string, href: string])[] };

const Links = ({ title, links }: LinksProps) => (
  <section aria-label={title}>
    <h2 className={css({ textStyle: 'subheading', mb: '4' })}>{title}</h2>
    <ul className={css({ display: 'grid', gap: '1', '& a': { display: 'inline-block', py: '2' } })}>
      {links.map(([label, href]) => (
        <li key={href}>
          <TextLink {...addressLink(href)}>{label}</TextLink>
        </li>
      ))}
    </ul>
  </section>
);

/** A plain form, so that it works without scripts. */
const Search = () => {
  const at = slots('field', { width: 'full' });
  return (
    <form action="/search">
      <label htmlFor="lost-search" className={label}>
        Search for a person or a peloton
      </label>
      <div className={searchForm}>
        <span className={`${at('box')} ${searchBox}`}>
          <input
            id="lost-search"
            type="search"
            name="query"
            maxLength={longestQuery}
            className={at('input')}
          />
        </span>
        <Button type="submit" tone="plain">
          Search
        </Button>
      </div>
    </form>
  );
};

/** Help on a page that isn't there: similar addresses, a search and the most visited pages. */
export const NotFoundHelp = ({ path }: { path: string }) => {
  const near = nearPlaces(path, places);
  return (
    <div className={columns}>
      <div>
        {near.length > 0 ? <Links title="Did you mean one of these?" links={near} /> : null}
        <div className={near.length > 0 ? css({ mt: '10' }) : undefined}>
          <Search />
        </div>
      </div>
      <Links title="Popular pages" links={popular} />
      <Illustration of="nothing-found" alt="" size="medium" />
    </div>
  );
};
