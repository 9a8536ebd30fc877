import { linkOptions } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { wholeMoney } from '#machines/money.ts';
import { counted } from '#src/components/format/numbers.ts';
import { MoneyParts } from '#src/components/money-parts/money-parts.tsx';
import type { Parts } from '#src/components/money-parts/part-rows.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import { HiddenNotice, Report } from '#src/components/report/report.tsx';
import { reportable } from '#src/components/report/report-messages.ts';
import { StoryText } from '#src/components/story/story-text.tsx';
import { slots } from '#src/components/style/style.ts';
import type { AboutPeloton } from '#src/features/peloton/page/about.ts';
import { FamilyPart } from '#src/features/peloton/page/family.tsx';
import { FundPart } from '#src/features/peloton/page/fund.tsx';
import { JoinCard } from '#src/features/peloton/page/join-card.tsx';
import type { LoadFamilyPage } from '#src/features/peloton/page/more-family.tsx';
import { RosterPart } from '#src/features/peloton/page/roster.tsx';
import { css } from '#styled-system/css';
import { LeaderWays } from './leader-ways.tsx';
import { PelotonHero } from './peloton-hero.tsx';
import type { Peloton } from './peloton-messages.ts';
import { PelotonPeople } from './peloton-people.tsx';

const road = css({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: '6',
  listStyle: 'none',
  p: '0',
  m: '0',
  '& > li': {
    position: 'relative',
    // Three years fit on one line of a phone.
    flex: { base: '0 1 5rem', sm: '0 1 6rem' },
    minWidth: '3.5rem',
    pt: '6',
    borderTop: '3px solid token(colors.ink)',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    // A milestone for each year.
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-0.6rem',
      insetInlineStart: '0',
      width: '1.1rem',
      height: '1.1rem',
      borderRadius: 'full',
      border: '2px solid token(colors.ink)',
      bg: 'surface',
    },
    _last: { borderTopStyle: 'dashed', _before: { bg: 'jersey' } },
  },
});

/** The years in which the peloton rode; nothing in its first. */
const RoadPart = ({ peloton }: { peloton: Pick<Peloton, 'yearsActive' | 'fundraising'> }) => {
  const { yearsActive, fundraising } = peloton;
  const { allTimeRaised, raised } = fundraising;
  if (yearsActive.length < 2) return null;
  const years = yearsActive.toSorted((one, other) => one - other);
  return (
    <SideCard title={`${counted(years.length, 'year')} on the road`}>
      {allTimeRaised > raised ? (
        <p className={css({ mb: '5' })}>{wholeMoney(allTimeRaised)} raised over the years.</p>
      ) : null}
      <ol className={road}>
        {years.map((year) => (
          <li key={year}>{year}</li>
        ))}
      </ol>
    </SideCard>
  );
};

type PelotonPageProps = {
  peloton: Peloton;
  about?: AboutPeloton;
  /** The reader is its captain or one of its admins. */
  isLeader?: boolean;
  /** The button to join. */
  join?: ReactNode;
  /** The share button. */
  share?: ReactNode;
  /** Loads the parts of the total. */
  loadParts: () => Promise<Parts>;
  /** Loads a page of a super-peloton's pelotons. */
  loadFamilyPage: LoadFamilyPage;
  /** The parts for captain and admins: below the rest, which is shown before the app knows the reader. */
  own?: ReactNode;
};

const nothing: AboutPeloton = { roster: null, family: null, donations: null };

/** Lazily loaded on request, because other readers don't need the API layer for it. */
const reporting = () => import('./send-report.ts');

/** The public page of a peloton: the members' common climb, with buttons to join, give and share. */
export const PelotonPage = ({
  peloton,
  about = nothing,
  isLeader = false,
  join,
  share,
  loadParts,
  loadFamilyPage,
  own,
}: PelotonPageProps) => {
  const at = slots('giveCard');
  const { fundraising, story, captain, admins } = peloton;
  return (
    <PageFrame hero={<PelotonHero peloton={peloton} />}>
      <div className={at('page')}>
        <div className={at('side')}>
          <JoinCard peloton={peloton} isLeader={isLeader} join={join} share={share} />
          <div className={at('company')}>
            <SideCard title="Who leads it">
              <PelotonPeople captain={captain} admins={admins} />
              {isLeader ? <LeaderWays peloton={peloton} /> : null}
            </SideCard>
            <Suspense fallback={null}>
              <FundPart peloton={peloton} donations={about.donations} />
            </Suspense>
            <RoadPart peloton={peloton} />
          </div>
        </div>
        <div className={at('main')}>
          <HiddenNotice hidden={peloton.hiddenContent} seenBy="you and who leads it with you" />
          <Suspense fallback={null}>
            <RosterPart peloton={peloton} roster={about.roster} family={about.family} />
          </Suspense>
          {story === null ? null : (
            <section aria-labelledby="story-title" className={css({ maxWidth: '44rem' })}>
              <h2 id="story-title" className={css({ textStyle: 'heading', mb: '6' })}>
                Who we are
              </h2>
              <StoryText story={story} />
            </section>
          )}
          <Suspense fallback={null}>
            <FamilyPart peloton={peloton} family={about.family} loadPage={loadFamilyPage} />
          </Suspense>
        </div>
        <div className={at('rest')}>
          {fundraising.raised > 0 || isLeader ? (
            <MoneyParts
              total={fundraising.raised}
              load={loadParts}
              why={
                isLeader
                  ? {
                      link: linkOptions({
                        to: '/fund-sharing/$id',
                        params: { id: peloton.id },
                        search: { tab: 'history' },
                      }),
                      text: 'See what was shared, and why',
                    }
                  : undefined
              }
            />
          ) : null}
          {own}
          {isLeader ? null : (
            <Report
              kinds={reportable(peloton)}
              send={async (kind, reason) => (await reporting()).sendReport(peloton.id, { kind, reason })}
            />
          )}
        </div>
      </div>
    </PageFrame>
  );
};
