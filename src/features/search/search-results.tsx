import type { ReactNode } from 'react';
import { type Asked, pageSize } from '#machines/search/search-address.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { whole } from '#src/components/format/numbers.ts';
import { look } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import { PelotonList, PeopleList } from './found-list.tsx';
import { PageLinks } from './page-links.tsx';
import type { Found } from './search.ts';
import { type SearchPath, searchLink } from './search-address.ts';

type GroupProps = {
  id: string;
  title: string;
  /** The only result, as the line above says. */
  isAlone: boolean;
  children: ReactNode;
};

const Group = ({ id, title, isAlone, children }: GroupProps) => (
  <section aria-labelledby={id} className={css({ display: 'grid', gap: '6' })}>
    <h2 id={id} className={isAlone ? look('unseen') : css({ textStyle: 'heading' })}>
      {title}
    </h2>
    {children}
  </section>
);

/** The results, people first; each with a link to its page and a donate button. */
export const SearchResults = ({ path, asked, found }: { path: SearchPath; asked: Asked; found: Found }) => {
  const { text, page, isForPelotons } = asked;
  const { people, pelotons } = found;
  const isForGiving = path === '/give/search';
  const isOnly = people.items.length + pelotons.items.length === 1;
  const paged = isForPelotons ? pelotons : people;
  const paging = (
    <PageLinks
      label={isForPelotons ? 'Pages of pelotons' : 'Pages of people'}
      page={page}
      pageSize={pageSize}
      total={paged.total}
      linkTo={(to) => searchLink(path, { text, isForPelotons, page: to })}
    />
  );
  return (
    <div className={css({ display: 'grid', gap: { base: '12', md: '16' } })}>
      {people.items.length > 0 ? (
        <Group id="people-title" title="People" isAlone={pelotons.items.length === 0}>
          <PeopleList people={people.items} {...{ isForGiving, isOnly }} />
          {paging}
        </Group>
      ) : null}
      {pelotons.items.length > 0 ? (
        <Group id="pelotons-title" title="Pelotons" isAlone={people.items.length === 0}>
          <PelotonList pelotons={pelotons.items} {...{ isForGiving, isOnly }} />
          {isForPelotons ? paging : null}
          {isForPelotons && !isForGiving ? (
            <p>
              None of these? <TextLink to="/peloton/new">Start your own peloton</TextLink>
            </p>
          ) : null}
          {!isForPelotons && pelotons.total > pelotons.items.length ? (
            <p>
              <TextLink {...searchLink(path, { text, isForPelotons: true })}>
                See all {whole(pelotons.total)} pelotons
              </TextLink>
            </p>
          ) : null}
        </Group>
      ) : null}
    </div>
  );
};
