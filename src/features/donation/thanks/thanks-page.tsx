import { type ReactNode, useEffect, useState } from 'react';
import type { DonationReceipt } from '#machines/donation/donation.types.ts';
import { money, wholeMoney } from '#machines/money.ts';
import { whose } from '#machines/whose.ts';
import { contentLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Card } from '#src/components/card/card.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Ending } from '#src/components/ending/ending.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Parts } from '#src/components/page-frame/part.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import type { LoadedRecipient } from '#src/features/donation/recipient/recipient.ts';
import { progressText, type RecipientView, viewOf } from '#src/features/donation/recipient/recipient-view.ts';
import { css } from '#styled-system/css';

/** Milliseconds in which the earlier climb is shown. */
const pause = 1_600;

type MovedClimbProps = {
  view: RecipientView;
  /** The donation's amount in cents; 0 for none. */
  added: number;
};

/** The climb before the donation, and then with it. */
const MovedClimb = ({ view, added }: MovedClimbProps) => {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (added === 0) return undefined;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setMoved(true), isCalm ? 0 : pause);
    return () => clearTimeout(timer);
  }, [added]);
  const raised = isMoved ? view.climb.raised : Math.max(view.climb.raised - added, 0);
  return <Climb id={view.id} size="hero" {...view.climb} raised={raised} />;
};

const columns = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
});

/** What the donation means. Nothing for a refunded one; without a receipt the amount isn’t known. */
const meaningOf = (receipt: DonationReceipt | null, isGiven: boolean): string => {
  if (!isGiven) return 'Every gift goes to cancer research.';
  if (receipt === null) return 'All of your gift goes to cancer research.';
  return receipt.refundedAmount > 0
    ? 'Thank you for wanting to give.'
    : `All of your ${money(receipt.amount)} goes to cancer research.`;
};

type GivenEndingProps = Pick<ThanksPageProps, 'receipt' | 'isGiven'> & { view: RecipientView | null };

const GivenEnding = ({ view, receipt, isGiven }: GivenEndingProps) => {
  const page = view?.page ?? null;
  return (
    <Ending
      id="given"
      scene="gift-given"
      title={meaningOf(receipt, isGiven)}
      actions={
        <LinkButton tone="plain" {...(page ?? contentLink('/our-impact'))}>
          {page === null || view === null
            ? 'Read about the research'
            : `Follow ${whose(view.shortName)} climb`}
        </LinkButton>
      }
    >
      {page === null
        ? 'See what earlier years have paid for, and what this one is for.'
        : 'See how far the climb goes, and who else is giving.'}
    </Ending>
  );
};

/** The amount by which the climb moves. A refunded amount is no longer in it, and a hidden one not yet. */
const movedBy = (receipt: DonationReceipt | null): number =>
  receipt === null || receipt.refundedAmount > 0 || !receipt.isAmountVisible ? 0 : receipt.amount;

const titleOf = (view: RecipientView | null, isGiven: boolean): string => {
  if (view === null) return 'Thank you to all who give';
  return isGiven ? `Thank you for giving to ${view.name}` : `Thank you to all who give to ${view.name}`;
};

/** Without proof of a donation, the page doesn't thank; a donor finds their receipt among their e-mails. */
const ifGiven = 'If you have just given, your receipt comes by e-mail.';

const ledeOf = (view: RecipientView | null, receipt: DonationReceipt | null, isGiven: boolean): string => {
  if (view === null) return `${ifGiven} If not, find someone to give to.`;
  if (!isGiven) return `${progressText(view)}. ${ifGiven}`;
  if (receipt === null) return `${progressText(view)}. Your receipt comes by e-mail.`;
  if (receipt.refundedAmount > 0) return `${progressText(view)}. Thank you for being a part of it.`;
  if (!receipt.isAmountVisible)
    return `Your ${money(receipt.amount)} is on its way. We’ll add it to the public total together with other hidden gifts.`;
  const { raised } = view.climb;
  return `Your ${money(receipt.amount)} moved the climb from ${wholeMoney(Math.max(raised - receipt.amount, 0))} to ${wholeMoney(raised)}. Share it, and someone else may give, too.`;
};

type ThanksPageProps = {
  recipient: LoadedRecipient;
  /** The donation itself, if this tab made it. */
  receipt: DonationReceipt | null;
  /** This tab made a donation to the recipient, even if its receipt isn't loaded. */
  isGiven: boolean;
  /** The share button for the recipient. */
  share: ReactNode;
  children?: ReactNode;
};

const backText = (view: RecipientView | null, isGiven: boolean): string => {
  if (view === null) return 'Find someone to back';
  return isGiven ? `Give to ${view.shortName} again` : `Give to ${view.shortName}`;
};

/** The thanks page: thanks, the moved climb, the receipt, and the next steps. */
export const ThanksPage = ({ recipient, receipt, isGiven, share, children }: ThanksPageProps) => {
  const view = viewOf(recipient);
  usePageTitle('Thank you');
  return (
    <PageFrame
      hero={
        <Hero
          land={view?.id ?? 'thanks'}
          scenery={view === null}
          brief={view === null ? undefined : true}
          kicker="Thank you"
          title={titleOf(view, isGiven)}
          lede={ledeOf(view, receipt, isGiven)}
          actions={share}
          drawing={
            view === null ? undefined : (
              <MovedClimb key={receipt?.id ?? 'none'} view={view} added={movedBy(receipt)} />
            )
          }
        />
      }
    >
      <Parts>
        <GivenEnding view={view} receipt={receipt} isGiven={isGiven} />
        {children}
        <div className={columns}>
          <Card title={isGiven ? 'Give again' : 'Give'}>
            <p>
              {isGiven ? 'The same climb once more, or ' : 'Give to this climb, or '}
              <TextLink to="/give">find someone else’s</TextLink>.
            </p>
            <div className={css({ mt: 'auto' })}>
              <LinkButton tone="plain" {...(view?.give ?? { to: '/give' })}>
                {backText(view, isGiven)}
              </LinkButton>
            </div>
          </Card>
          <Card title="Come along">
            <p>Ride, volunteer, or set yourself a challenge. We’ll help you all the way.</p>
            <div className={css({ mt: 'auto' })}>
              <LinkButton tone="plain" to="/register">
                Register yourself
              </LinkButton>
            </div>
          </Card>
        </div>
      </Parts>
    </PageFrame>
  );
};
