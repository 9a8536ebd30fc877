import type { ListPage } from '#src/api/call-list.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Figures } from '#src/components/card/figures.tsx';
import { dateText } from '#src/components/format/date.ts';
import { wholeMoney } from '#src/components/format/money.ts';
import { counted } from '#src/components/format/numbers.ts';
import { MoneyParts } from '#src/components/money-parts/money-parts.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part, Parts } from '#src/components/page-frame/part.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { css } from '#styled-system/css';
import type { Fund, Recipient } from './fund-sharing.types.ts';
import { RecipientList } from './recipient-list.tsx';

export type FundSharingPageProps = { fund: Fund; recipients: ListPage<Recipient> };

/** Rounded down: a fund never seems to cover more than it does. A little is still not nothing. */
const shareOf = (balance: number, missing: number): string => {
  const percent = Math.floor((balance / missing) * 100);
  return percent < 1 ? 'less than 1%' : `${percent}%`;
};

const summary = ({ balance, missing }: Fund): string => {
  if (balance === 0) return 'There is nothing in the general fund to share just now.';
  if (missing === 0)
    return 'Everybody has met their commitment. What is in the fund still counts for the peloton.';
  return balance >= missing
    ? 'The fund holds enough to bring everybody to their commitment.'
    : `The fund could cover ${shareOf(balance, missing)} of what members still have to raise.`;
};

const HowToShare = ({ fund }: { fund: Fund }) => (
  <Part title="How to ask for a share">
    <div className={css({ display: 'grid', gap: '4', maxWidth: 'measure' })}>
      <p>
        <TextLink href="/contact">Write to the office</TextLink> from the address you sign in with. Name your
        peloton, {fund.pelotonName}, each member who is to get something, and how much. The office moves the
        money within two working days and writes to you and to the member.
      </p>
      <p>
        Send it by {dateText(fund.fundSharingEnds)}. After that day, what is missing is charged to the riders’
        own cards. Shared money moves, it never grows: the peloton’s total stays the same.
      </p>
    </div>
  </Part>
);

/** A peloton’s general fund, and whom it could help. */
export const FundSharingPage = ({ fund, recipients }: FundSharingPageProps) => {
  const { pelotonId, pelotonName, currentEventName, balance, given, shared, parts, missing } = fund;
  const { items, pagination } = recipients;
  return (
    <PageFrame
      hero={
        <Hero
          land={pelotonId}
          kicker={currentEventName}
          title="Share what was given"
          lede={
            <>
              The general fund of <TextLink href={`/peloton/${pelotonId}`}>{pelotonName}</TextLink>.{' '}
              {summary(fund)}
            </>
          }
        />
      }
    >
      <Parts>
        <div className={css({ display: 'grid', gap: '6' })}>
          <Figures
            size="large"
            figures={[
              { value: wholeMoney(balance), name: 'in the fund now' },
              { value: wholeMoney(given), name: 'given to the fund' },
              { value: wholeMoney(shared), name: 'shared with members' },
              { value: wholeMoney(missing), name: 'still to raise together' },
            ]}
          />
          <MoneyParts
            title="What the fund is made of"
            total={balance}
            sum="In the fund"
            load={async () => parts}
          />
        </div>
        <Part
          title="Whom it could help"
          aside={<p className={css({ color: 'ink.soft' })}>{counted(pagination.total, 'member')}</p>}
        >
          <RecipientList fund={fund} recipients={items} />
          <Pager {...pagination} label="Members" href={`/fund-sharing/${pelotonId}`} />
        </Part>
        <HowToShare fund={fund} />
        <p className={css({ color: 'ink.soft', textStyle: 'small' })}>
          Only the captain and the admins of {pelotonName} see this page.
        </p>
      </Parts>
    </PageFrame>
  );
};
