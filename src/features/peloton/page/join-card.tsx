import type { ReactNode } from 'react';
import { money, wholeMoney } from '#machines/money.ts';
import { donateLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { CountUp } from '#src/components/card/count-up.tsx';
import { counted, debtSentence } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { css } from '#styled-system/css';

/** Rounded up, so that the text never shows less than is missing. */
const missing = (cents: number): string => wholeMoney(Math.ceil(cents / 100) * 100);

/** The peloton's progress in a sentence. */
const progressText = ({
  fundraising: { raised, owed, goal },
  isActive,
}: Pick<Peloton, 'fundraising' | 'isActive'>): string => {
  if (!isActive) return 'Not riding this year.';
  if (raised === 0 && owed > 0) return debtSentence(owed);
  const isMet = goal !== null && goal > 0 && raised >= goal;
  if (isMet && raised > goal)
    return `On the summit, and ${wholeMoney(raised - goal)} beyond. Every further dollar still goes to research.`;
  if (isMet) return 'On the summit. Every further dollar still goes to research.';
  return raised === 0 || goal === null || goal === 0
    ? 'Every dollar goes to cancer research.'
    : `${missing(goal - raised)} to the summit.`;
};

/** Whether people can join. */
const noteText = ({
  isActive,
  acceptingNewMembers,
}: Pick<Peloton, 'isActive' | 'acceptingNewMembers'>): string => {
  if (!isActive) return 'No one can join it or give to it right now.';
  return acceptingNewMembers ? 'Open to new members' : 'By invitation only right now';
};

type JoinCardProps = {
  peloton: Peloton;
  isLeader: boolean;
  /** The button to join; left out where the peloton accepts nobody. */
  join?: ReactNode;
  share?: ReactNode;
};

const split = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '4',
  m: '0',
  py: '3',
  borderBlock: '1px solid token(colors.line)',
  '& dt': { textStyle: 'small', color: 'ink.soft' },
  '& dd': { m: '0', textStyle: 'label', fontVariantNumeric: 'tabular-nums' },
  rowGap: '3',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& > div:nth-child(3)': { gridColumn: '1 / -1' },
});

/** The donations to the members and to the peloton itself, and the debt subtracted from them. */
const Split = ({ fundraising: { raised, fund, owed } }: Pick<Peloton, 'fundraising'>) => {
  if (raised === 0) return null;
  // Whole dollars, unless they no longer add up.
  const cents = owed === 0 ? 100 : 1;
  const rounded = (amount: number) => Math.floor(amount / cents) * cents;
  return (
    <dl className={split}>
      <div>
        <dt>raised by members</dt>
        <dd>{money(rounded(raised) + owed - rounded(fund))}</dd>
      </div>
      <div>
        <dt>in the peloton’s fund</dt>
        <dd>{money(rounded(fund))}</dd>
      </div>
      {owed === 0 ? null : (
        <div>
          <dt>refunded after it was shared: the next gifts make up for it</dt>
          <dd>{money(-owed)}</dd>
        </div>
      )}
    </dl>
  );
};

/** Actions that a captain needs occasionally, as everybody does. */
const own = css({ display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3', '& > *': { flex: '1 1 8rem' } });

/** Only “Give” fits on a phone. */
const rest = css({ hideBelow: 'md' });

/**
 * The total, with buttons to join, give and share. Next to the page it stays in view; on a phone its buttons do, in a bar at the bottom of
 * the screen.
 */
export const JoinCard = ({ peloton, isLeader, join, share }: JoinCardProps) => {
  const { id, isActive, fundraising } = peloton;
  const { raised, goal } = fundraising;
  const requests = peloton.memberRequestCount ?? 0;
  const at = slots('giveCard');
  return (
    <aside aria-label="Raised together" className={at('root')}>
      <p className={at('sum')}>
        <b>
          <CountUp value={raised} format={wholeMoney} />
        </b>{' '}
        {goal === null || goal === 0 ? 'raised together' : `raised together of ${wholeMoney(goal)}`}
      </p>
      <p className={at('lede')}>{progressText(peloton)}</p>
      <Split fundraising={fundraising} />
      {isLeader ? null : <p className={at('note')}>{noteText(peloton)}</p>}
      <div className={at('bar')} data-bottom-bar>
        <div className={at('actions')}>
          {isLeader ? (
            <LinkButton size="lg" to="/peloton/$id/members" params={{ id }}>
              {requests === 0 ? 'Manage your peloton' : `Answer ${counted(requests, 'request')}`}
            </LinkButton>
          ) : isActive ? (
            <LinkButton size="lg" {...donateLink('Peloton', id)} aria-label="Give to the peloton">
              <span>
                Give<span className={rest}> to the peloton</span>
              </span>
            </LinkButton>
          ) : (
            <LinkButton size="lg" tone="plain" to="/search" search={{ type: 'Peloton' }}>
              Find a peloton
            </LinkButton>
          )}
          {isLeader ? null : join}
          {share}
        </div>
      </div>
      {isLeader ? (
        <div className={own}>
          {isActive ? (
            <LinkButton tone="plain" {...donateLink('Peloton', id)} aria-label="Give to the peloton">
              Give
            </LinkButton>
          ) : null}
          {join}
        </div>
      ) : null}
    </aside>
  );
};
