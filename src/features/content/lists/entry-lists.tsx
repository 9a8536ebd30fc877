import { dateText } from '#src/components/format/date.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { jobScene } from '#src/components/illustration/job-scene.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { slots } from '#src/components/style/style.ts';
import { titleOf, useEntries, useNewest } from '#src/features/content/entries.ts';
import { Tiles } from './tile.tsx';

/** Volunteer jobs with their illustrations: `of="Rest stop, Parking"`. */
export const JobList = ({ of }: { of: string }) => (
  <ul className={slots('entries')('jobs')}>
    {of.split(', ').map((job) => (
      <li key={job}>
        <Illustration of={jobScene(job)} alt="" />
        {job}
      </li>
    ))}
  </ul>
);

type ListProps = {
  /** The most entries shown. */
  limit?: number;
  /** The titles' heading level. */
  level?: 2 | 3;
};

/** All stories, the first one large; or a few, all alike. */
export const StoryList = ({ limit, level = 2 }: ListProps) => (
  <Tiles
    entries={useEntries('story').slice(0, limit)}
    hasLead={limit === undefined}
    level={level}
    kickerOf={({ kicker, person }) => [kicker, person].filter(Boolean).join(' · ')}
  />
);

/** The first one is where most people begin, so it is large. */
export const ResourceList = () => <Tiles entries={useEntries('resource')} hasLead level={2} />;

export const TrainingPlans = () => <Tiles entries={useEntries('training')} level={2} />;

/** The news, newest first; the full list starts with a large one. */
export const NewsList = ({ limit, level = 2 }: ListProps) => {
  const at = slots('entries');
  const Title = `h${level}` as const;
  return (
    <ul data-wide className={at('rows')}>
      {useNewest('news')
        .slice(0, limit)
        .map((entry, index) => (
          <li
            key={entry.path}
            className={at('row')}
            data-lead={(limit === undefined && index === 0) || undefined}
          >
            <p>
              {entry.date === null ? null : <time dateTime={entry.date}>{dateText(entry.date)}</time>}
              {entry.kicker === null ? null : <span>{entry.kicker}</span>}
            </p>
            <div className={at('tileText')}>
              <Title className={at('tileTitle')}>
                <a href={entry.path}>{titleOf(entry)}</a>
              </Title>
              {entry.isDraft ? <Tag tone="warning">Draft</Tag> : null}
              <p>{entry.description}</p>
            </div>
            <Illustration of={entry.picture ?? 'home'} alt="" />
          </li>
        ))}
    </ul>
  );
};
