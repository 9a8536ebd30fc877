import { type ReactNode, useEffect, useRef } from 'react';
import { recurringProblemText } from '#machines/recurring-donation/recurring-donation.messages.ts';
import type { RecurringDonationContext } from '#machines/recurring-donation/recurring-donation.types.ts';
import { donateLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { keysOf, Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { changeId, DonationCard } from './donation-card.tsx';
import type { SendRecurring } from './recurring-donation.types.ts';
import { chargeText, endedText, toWhom } from './recurring-donation-messages.ts';

/** As many cards side by side as there is room for. */
const donationCards = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  listStyle: 'none',
  p: '0',
  m: '0',
});

/** As tall as the card of a donation. */
const card = css({ '& > *': { height: '17rem' } });

/** The recurring donations while they load. */
export const DonationsSkeleton = ({ label }: { label: string }) => (
  <div role="status" className={css({ display: 'grid', gap: '6' })}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton shape="title" width="min(100%, 22rem)" />
    <div className={donationCards}>
      {keysOf(3).map((key) => (
        <div key={key} className={card}>
          <Skeleton shape="card" />
        </div>
      ))}
    </div>
  </div>
);

const News = ({ news }: { news: NonNullable<RecurringDonationContext['news']> }) => {
  const { kind, donation } = news;
  const whom = toWhom(donation.recipient);
  if (kind === 'changed')
    return (
      <Notice tone="success" role="status" title={`Saved: your gift to ${whom}`}>
        <p>{chargeText(donation)}</p>
      </Notice>
    );
  return (
    <Notice
      tone="success"
      role="status"
      title={`Your monthly gift to ${whom} has ended`}
      action={
        <LinkButton
          tone="plain"
          {...donateLink(donation.recipient.recipientType, donation.recipient.id ?? undefined)}
        >
          Give to {whom} once
        </LinkButton>
      }
    >
      <p>{endedText(donation)}</p>
    </Notice>
  );
};

type DonationListProps = {
  context: RecurringDonationContext;
  /** The donation whose form was open last; null for none. */
  lastId: string | null;
  send: SendRecurring;
};

const foundOf = ({ news, problem }: RecurringDonationContext): ReactNode => {
  if (news !== null) return <News news={news} />;
  return problem === null ? null : (
    <Notice tone="warning" role="alert">
      {recurringProblemText(problem, 'change')}
    </Notice>
  );
};

/** All recurring donations, with the last change above them. */
export const DonationList = ({ context, lastId, send }: DonationListProps) => {
  const notice = useRef<HTMLDivElement>(null);
  const { donations } = context;
  const found = foundOf(context);
  const isFound = found !== null;
  // When a form closes, the focus moves to its donation, or to the result of the change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the list takes the form's place
  useEffect(() => {
    if (!isFound && lastId !== null) takeFocus(document.getElementById(changeId(lastId)));
  }, []);
  useEffect(() => {
    if (isFound) takeFocus(notice.current);
  }, [isFound]);
  if (donations.length === 0 && !isFound) return null;
  return (
    <div className={css({ display: 'grid', gap: '8' })}>
      <div
        ref={notice}
        tabIndex={-1}
        className={css({ scrollMarginTop: '6rem', _empty: { display: 'none' } })}
      >
        {found}
      </div>
      {donations.length === 0 ? null : (
        <Part id="donations" title="What you give each month">
          <ul aria-label="Monthly gifts" className={donationCards}>
            {donations.map((donation) => (
              <DonationCard key={donation.id} donation={donation} send={send} />
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
};
