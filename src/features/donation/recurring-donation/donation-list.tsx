import { type ReactNode, useEffect, useRef } from 'react';
import { monthlyProblemText } from '#machines/recurring-donation/recurring-donation.messages.ts';
import type { MonthlyGiftContext } from '#machines/recurring-donation/recurring-donation.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import { changeId, GiftCard } from './donation-card.tsx';
import type { SendMonthly } from './recurring-donation.types.ts';
import { chargeText, endedText, giveHref, toWhom } from './recurring-donation-messages.ts';

const list = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  listStyle: 'none',
  p: '0',
  m: '0',
});

const News = ({ news }: { news: NonNullable<MonthlyGiftContext['news']> }) => {
  const { kind, gift } = news;
  const whom = toWhom(gift.recipient);
  if (kind === 'changed')
    return (
      <Notice tone="success" role="status" title={`Saved: your gift to ${whom}`}>
        <p>{chargeText(gift)}</p>
      </Notice>
    );
  return (
    <Notice
      tone="success"
      role="status"
      title={`Your monthly gift to ${whom} has ended`}
      action={
        <LinkButton tone="plain" href={giveHref(gift.recipient)}>
          Give to {whom} once
        </LinkButton>
      }
    >
      <p>{endedText(gift)}</p>
    </Notice>
  );
};

type GiftListProps = {
  context: MonthlyGiftContext;
  /** The gift whose form was open last; null where none was. */
  lastId: string | null;
  send: SendMonthly;
};

const foundOf = ({ news, problem }: MonthlyGiftContext): ReactNode => {
  if (news !== null) return <News news={news} />;
  return problem === null ? null : (
    <Notice tone="warning" role="alert">
      {monthlyProblemText(problem, 'change')}
    </Notice>
  );
};

/** All gifts, and above them what was done last. */
export const GiftList = ({ context, lastId, send }: GiftListProps) => {
  const told = useRef<HTMLDivElement>(null);
  const { gifts } = context;
  const found = foundOf(context);
  const isTold = found !== null;
  // Whoever was at a form that has closed goes on at its gift, or at what came of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the list takes the form's place
  useEffect(() => {
    if (!isTold && lastId !== null) takeFocus(document.getElementById(changeId(lastId)));
  }, []);
  useEffect(() => {
    if (isTold) takeFocus(told.current);
  }, [isTold]);
  if (gifts.length === 0 && !isTold) return null;
  return (
    <div className={css({ display: 'grid', gap: '8' })}>
      <div ref={told} tabIndex={-1} className={css({ scrollMarginTop: '6rem', _empty: { display: 'none' } })}>
        {found}
      </div>
      {gifts.length === 0 ? null : (
        <Part id="gifts" title="What you give each month">
          <ul aria-label="Monthly gifts" className={list}>
            {gifts.map((gift) => (
              <GiftCard key={gift.id} gift={gift} send={send} />
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
};
