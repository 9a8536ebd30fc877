import type { ReactNode } from 'react';
import { failureText } from '#src/api/save-file.ts';
import { CountUp } from '#src/components/card/count-up.tsx';
import { Figures } from '#src/components/card/figures.tsx';
import { wholeMoney } from '#src/components/format/money.ts';
import { plural, whole } from '#src/components/format/numbers.ts';
import { MoneyParts } from '#src/components/money-parts/money-parts.tsx';
import type { Parts } from '#src/components/money-parts/part-rows.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { HiddenNotice } from '#src/components/report/hidden-notice.tsx';
import { Report } from '#src/components/report/report.tsx';
import { reportable } from '#src/components/report/report-messages.ts';
import { StoryText } from '#src/components/story/story-text.tsx';
import { css } from '#styled-system/css';
import { PelotonHero } from './peloton-hero.tsx';
import type { Peloton } from './peloton-messages.ts';
import { PelotonPeople } from './peloton-people.tsx';
import { PelotonWays } from './peloton-ways.tsx';

const heading = css({ textStyle: 'heading', mb: '6' });

const columns = css({
  display: 'grid',
  gap: { base: '12', lg: '16' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(16rem, 2fr)' },
  alignItems: 'start',
});

type PelotonPageProps = {
  peloton: Peloton;
  /** The reader is its captain or one of its admins. */
  isLeader?: boolean;
  /** The way to share the page. */
  share?: ReactNode;
  /** What the total is made of. */
  loadParts: () => Promise<Parts>;
};

/** Loaded as somebody reports: nobody else needs the API's layer for it. */
const reporting = () => import('./send-report.ts');

/** A peloton as everyone may see it. */
export const PelotonPage = ({ peloton, isLeader = false, share, loadParts }: PelotonPageProps) => (
  <PageFrame hero={<PelotonHero peloton={peloton} share={share} />}>
    <div className={css({ display: 'grid', gap: { base: '12', md: '16' }, pt: { base: '10', md: '16' } })}>
      <div className={css({ display: 'grid', gap: '6' })}>
        <HiddenNotice hidden={peloton.hiddenContent} seenBy="you and who leads it with you" />
        <Figures
          size="large"
          figures={[
            {
              value: <CountUp value={peloton.fundraising.raised} format={wholeMoney} />,
              name: 'raised together this year',
            },
            ...(peloton.fundraising.allTimeRaised === peloton.fundraising.raised
              ? []
              : [{ value: wholeMoney(peloton.fundraising.allTimeRaised), name: 'raised in all years' }]),
            { value: whole(peloton.membersCount), name: plural(peloton.membersCount, 'member') },
            ...(peloton.yearsActive.length === 0
              ? []
              : [
                  {
                    value: whole(peloton.yearsActive.length),
                    name: plural(peloton.yearsActive.length, 'year on the road', 'years on the road'),
                  },
                ]),
          ]}
        />
        {peloton.fundraising.raised > 0 || isLeader ? (
          <MoneyParts total={peloton.fundraising.raised} load={loadParts} />
        ) : null}
      </div>
      <div className={columns}>
        {peloton.story === null ? null : (
          <section aria-labelledby="story-title">
            <h2 id="story-title" className={heading}>
              Who we are
            </h2>
            <StoryText story={peloton.story} />
          </section>
        )}
        <section aria-labelledby="people-title">
          <h2 id="people-title" className={heading}>
            Who leads it
          </h2>
          <PelotonPeople captain={peloton.captain} admins={peloton.admins} />
          <PelotonWays peloton={peloton} isLeader={isLeader} />
        </section>
      </div>
      {isLeader ? null : (
        <Report
          kinds={reportable(peloton)}
          send={async (kind, reason) => (await reporting()).sendReport(peloton.id, { kind, reason })}
          failureText={failureText}
        />
      )}
    </div>
  </PageFrame>
);
