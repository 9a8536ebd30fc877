import { Children, type ReactNode } from 'react';
import { ContentsList } from '#src/components/contents-list/contents-list.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { look, names, slots } from '#src/components/style/style.ts';
import { type ContentEntry, useContentData } from './content-data.ts';
import { listedParts } from './contents.ts';
import { titleOf } from './entries.ts';
import { isSeries, More } from './parts/more.tsx';
import { StoryClimb } from './parts/story-climb.tsx';
import { Top } from './parts/top.tsx';

/** The parent page by address: for a story, the page of all stories. */
const useParent = ({ path }: ContentEntry): ContentEntry | null => {
  const above = path.slice(0, path.lastIndexOf('/'));
  return useContentData().entries.find((entry) => entry.path === above) ?? null;
};

/** "Stories · Rider": the section, and the entry's subject. */
const Kicker = ({ entry }: { entry: ContentEntry }) => {
  const parent = useParent(entry);
  const parts = [
    parent === null ? null : (
      <a key="parent" href={parent.path}>
        {titleOf(parent)}
      </a>
    ),
    entry.kicker === null ? null : <span key="kicker">{entry.kicker}</span>,
  ];
  return Children.toArray(parts).flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
};

/** The entry's person or author, and its date; null if it has none of them. */
const Byline = ({ entry: { person, author, date } }: { entry: ContentEntry }) => (
  <>
    {person === null ? null : <b>{person}</b>}
    {author === null ? null : (
      <>
        By <b>{author}</b>
      </>
    )}
    {date === null || (person ?? author) === null ? null : ' · '}
    {date === null ? null : <time dateTime={date}>{dateText(date)}</time>}
  </>
);

type ContentPageProps = {
  entry: ContentEntry;
  children: ReactNode;
};

/** A written page: its head, its text, and further reading. Stories have a reading layout; other pages a layout for reference. */
export const ContentPage = ({ entry, children }: ContentPageProps) => {
  const isStory = entry.kind === 'story';
  const at = slots('content', { kind: isStory ? 'story' : 'reading' });
  const parent = useParent(entry);
  const parts = isStory ? [] : listedParts(children);
  const hasByline = [entry.person, entry.author, entry.date].some((part) => part !== null);
  return (
    <>
      <article>
        <Top
          entry={entry}
          kind={isStory ? 'story' : undefined}
          kicker={parent === null && entry.kicker === null ? null : <Kicker entry={entry} />}
          byline={hasByline ? <Byline entry={entry} /> : null}
        />
        <div className={names(slots('frame')('container'), at('body'))}>
          {entry.isDraft ? (
            <Notice tone="warning" title="A draft">
              Only people who may see drafts can read this page.
            </Notice>
          ) : null}
          {parts.length === 0 ? null : <ContentsList parts={parts} />}
          <div className={look('prose', { voice: isStory ? 'story' : undefined })}>{children}</div>
          {isStory ? <StoryClimb entry={entry} /> : null}
        </div>
      </article>
      {isSeries(entry.kind) ? (
        <div className={slots('frame')('container')}>
          <More entry={entry} kind={entry.kind} />
        </div>
      ) : null}
    </>
  );
};
