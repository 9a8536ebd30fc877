import type { ReactNode } from 'react';
import { billOf } from '#machines/donation/donation.rules.ts';
import { money, moneyExact, wholeMoney } from '#machines/money.ts';
import { contentLink, donateLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextAnchor, TextLink } from '#src/components/button/text-link.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { nextSummit } from '#src/components/climb/next-summit.ts';
import { counted } from '#src/components/format/numbers.ts';
import { MoneyParts } from '#src/components/money-parts/money-parts.tsx';
import type { Parts } from '#src/components/money-parts/part-rows.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { css } from '#styled-system/css';
import type { GiveData, GivePeloton } from './give.ts';
import { GiveHero } from './give-hero.tsx';
import { type Climber, NearSummit } from './near-summit.tsx';
import { Pelotons } from './pelotons.tsx';

const page = css({ display: 'grid', gap: { base: '16', md: '24' }, pt: { base: '10', md: '16' } });

const example = 10_000;

const facts = css({
  display: 'grid',
  columnGap: '12',
  rowGap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& h3': { textStyle: 'label', mb: '1' },
  '& p': { maxWidth: 'measure' },
});

const HowItWorks = () => (
  <Part id="how" title="How giving works">
    <div className={facts}>
      <div>
        <h3>All of it arrives</h3>
        <p>
          Give {money(example)}, and {money(example)} is credited. Paying by card? You can cover the fee of
          2.9% plus 30 cents: we charge {moneyExact(billOf(example, true).charge)}. If you don’t, our{' '}
          <TextLink {...contentLink('/about/partners')}>partners</TextLink> pay the fee.
        </p>
      </div>
      <div>
        <h3>You get a receipt</h3>
        <p>
          By e-mail with a PDF, for every gift. Keep it for your taxes, or for a match from your employer.
        </p>
      </div>
      <div>
        <h3>Once or monthly</h3>
        <p>
          A monthly gift lets a lab plan. Both are explained under{' '}
          <TextLink {...contentLink('/get-involved/give')}>ways to give</TextLink>. See{' '}
          <TextLink to="/edit-donation">your monthly gifts</TextLink> anytime.
        </p>
      </div>
      <div>
        <h3>By check</h3>
        <p>
          No fee at all. You’ll find what to write on each recipient’s page, and the rest under{' '}
          <TextLink {...contentLink('/community-hub/resources/offline-checks')}>checks and cash</TextLink>.
        </p>
      </div>
      <div>
        <h3>Doubled by your employer</h3>
        <p>
          Much of that money is never claimed.{' '}
          <TextLink {...contentLink('/community-hub/resources/employer-matching')}>
            Employer matching
          </TextLink>{' '}
          has the text to send.
        </p>
      </div>
      <div>
        <h3>Stock, or a gift in your will</h3>
        <p>
          Write to <TextAnchor href="mailto:giving@example.org">giving@example.org</TextAnchor>, and a person
          answers.
        </p>
      </div>
    </div>
  </Part>
);

type GivePageProps = {
  data: GiveData;
  /** The search for recipients, from the search feature. */
  search: ReactNode;
  /** Loads the parts of the total. */
  loadParts: () => Promise<Parts>;
  /** People close to their goal. */
  nearSummit: readonly Climber[];
  /** The pelotons that raised most, the most first; none at the start of a year. */
  ranked: readonly GivePeloton[];
  /** The leaderboards, from their own feature. */
  leaderboards: ReactNode;
};

/** The giving page: donate to a person, a peloton, or the whole event. */
export const GivePage = ({
  data: { event, pelotons },
  search,
  loadParts,
  nearSummit,
  ranked,
  leaderboards,
}: GivePageProps) => {
  usePageTitle('Give');
  return (
    <PageFrame hero={<GiveHero event={event} search={search} />}>
      <div className={page}>
        {nearSummit.length === 0 ? null : <NearSummit people={nearSummit} />}
        <Part
          id="general-fund"
          title="Give to the general fund"
          lede={`Not sure who to back? Give to all of us. ${counted(event.participants, 'person', 'people')} and their donors have raised ${wholeMoney(event.raised)} for ${event.name}.`}
        >
          <Climb
            id={event.id}
            raised={event.raised}
            goal={event.goal ?? nextSummit(event.raised)}
            goalName={event.goal === null ? 'the next summit' : 'our shared goal'}
          />
          <div className={css({ mt: '6' })}>
            <MoneyParts total={event.raised} load={loadParts} />
          </div>
          <div className={css({ mt: '6' })}>
            <LinkButton tone="plain" {...donateLink('General')}>
              Give to the general fund
            </LinkButton>
          </div>
        </Part>
        <Pelotons ranked={ranked} all={pelotons} />
        {leaderboards}
        <HowItWorks />
      </div>
    </PageFrame>
  );
};
