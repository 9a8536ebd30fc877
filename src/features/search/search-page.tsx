import type { ReactNode } from 'react';
import type { Asked } from '#machines/search/search-address.ts';
import { longestQuery } from '#machines/search/search-query.ts';
import { shortened } from '#machines/shortened.ts';
import { Button } from '#src/components/button/button.tsx';
import { PlainLink } from '#src/components/button/plain-link.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { css } from '#styled-system/css';
import { NothingFound } from './nothing-found.tsx';
import type { Found, Outcome } from './search.ts';
import { type SearchPath, searchLink } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { countOf } from './search-messages.ts';
import { SearchResults } from './search-results.tsx';

type SearchPageProps = {
  path: SearchPath;
  asked: Asked;
  outcome: Outcome;
  onRetry: () => void;
};

type WholeProps = SearchPageProps & {
  /** Shown without results, or without a search. */
  below?: ReactNode;
};

/** “Maya”, at most one line long. */
const quoted = (text: string) => `“${shortened(text, 60)}”`;

const summaryOf = ({ people, pelotons, isClose }: Found, { text, page, isForPelotons }: Asked): string => {
  const count = countOf(people.total, pelotons.total);
  const paged = isForPelotons ? pelotons : people;
  if (text === '' && pelotons.items.length > 0)
    return `${counted(pelotons.total, 'peloton')} this year. Open one to meet them and ask to join.`;
  if (text === '') return page > 1 ? 'There aren’t that many pages.' : 'There are no pelotons this year yet.';
  if (page > 1 && paged.items.length === 0 && paged.total > 0)
    return `There aren’t that many pages for ${quoted(text)}.`;
  if (count === '') return `No one named ${quoted(text)} has registered this year.`;
  return isClose ? `No match for ${quoted(text)}. This comes close:` : `${count} for ${quoted(text)}.`;
};

const titleOf = (path: SearchPath, { text, isForPelotons }: Asked): string => {
  if (path === '/give/search') return 'Who do you want to give to?';
  return isForPelotons && text === '' ? 'Find a peloton' : 'Search';
};

const isEmpty = (outcome: Outcome): boolean =>
  outcome.state === 'found' && outcome.people.items.length === 0 && outcome.pelotons.items.length === 0;

const Results = ({ path, asked, outcome, onRetry }: SearchPageProps) => {
  if (outcome.state === 'failed') {
    return (
      <Notice
        tone="error"
        role="alert"
        title="Search isn’t working right now"
        action={
          <Button tone="plain" onClick={onRetry}>
            Search again
          </Button>
        }
      >
        <p>{outcome.message}</p>
      </Notice>
    );
  }
  const isBeyond = asked.page > 1 && outcome.people.total + outcome.pelotons.total > 0;
  if (!isEmpty(outcome)) return <SearchResults path={path} asked={asked} found={outcome} />;
  return isBeyond ? (
    <p>
      <PlainLink {...searchLink(path, { text: asked.text, isForPelotons: asked.isForPelotons })}>
        Back to the first page
      </PlainLink>
    </p>
  ) : (
    <NothingFound />
  );
};

/** The results of a search by name, with the search field. */
export const SearchPage = ({ path, asked, outcome, onRetry, below }: WholeProps) => (
  <PageFrame>
    <div className={css({ display: 'grid', gap: { base: '8', md: '12' }, pt: { base: '8', md: '14' } })}>
      <div className={css({ display: 'grid', gap: '6' })}>
        <h1
          tabIndex={-1}
          className={css({ textStyle: 'title', _focusVisible: { outline: 'none', boxShadow: 'none' } })}
        >
          {titleOf(path, asked)}
        </h1>
        <SearchForm
          path={path}
          text={asked.text}
          // The results come first then.
          isFirst={outcome.state !== 'found' || isEmpty(outcome)}
          isLive
          label="Name of a person or a peloton"
          hint="Type any part of the name."
        />
        {asked.isCut ? (
          <Notice tone="info">
            <p>
              That’s longer than any name here, so we searched for the first {longestQuery} characters only.
            </p>
          </Notice>
        ) : null}
        {outcome.state === 'found' ? (
          <p role="status" className={css({ textStyle: 'lede', overflowWrap: 'anywhere' })}>
            {summaryOf(outcome, asked)}
          </p>
        ) : null}
      </div>
      <Results path={path} asked={asked} outcome={outcome} onRetry={onRetry} />
      {asked.text === '' || isEmpty(outcome) ? below : null}
    </div>
  </PageFrame>
);
