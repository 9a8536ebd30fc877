import { isGrant } from '#machines/donation/donation.rules.ts';
import type { Bill } from '#machines/donation/donation.selectors.ts';
import type { DonationDraft } from '#machines/donation/donation.types.ts';
import { money, moneyExact } from '#machines/money.ts';
import { Climb } from '#src/components/climb/climb.tsx';
import { slots } from '#src/components/style/style.ts';
import { fundOf, type RecipientView } from '#src/features/donation/recipient/recipient-view.ts';

/** The donation's effect on the climb, as text; nothing if it is too small to see. */
const stepText = ({ climb, shortName }: RecipientView, amount: number): string | null => {
  const share = (raised: number) => Math.floor((raised / Math.max(climb.goal, 1)) * 100);
  const [before, after] = [share(climb.raised), share(climb.raised + amount)];
  return after > before && before < 100
    ? `Takes ${shortName} from ${before}% to ${Math.min(after, 100)}% of the way.`
    : null;
};

type DonationSummaryProps = {
  view: RecipientView;
  bill: Bill | null;
  draft: DonationDraft;
  /** With the first step the page shows the climb already. */
  hasClimb: boolean;
};

/** The donation's total and effect, next to the steps on a wide screen. */
export const DonationSummary = ({ view, bill, draft, hasClimb }: DonationSummaryProps) => {
  const at = slots('donation');
  const isGranted = isGrant(draft.method);
  const step = bill === null ? null : stepText(view, bill.amount);
  const raised = view.climb.raised + (bill?.amount ?? 0);
  return (
    <div className={at('ticket')} data-beside>
      <div>
        <p className={at('note')}>Your gift to {view.name}</p>
        <p className={at('figure')}>
          {bill === null ? '$0' : money(bill.amount)}
          {draft.frequency === 'Monthly' ? <small> a month</small> : null}
        </p>
        {step === null ? null : <p className={at('note')}>{step}</p>}
      </div>
      {hasClimb ? (
        <div className={at('summit')} aria-hidden>
          <Climb id={view.id} {...view.climb} raised={raised} />
        </div>
      ) : null}
      <dl className={at('lines')}>
        <div className={at('line')}>
          <dt>To {fundOf(view)}</dt>
          <dd>{bill === null ? '–' : moneyExact(bill.amount)}</dd>
        </div>
        {isGranted ? null : (
          <div className={at('line')}>
            <dt>Fee you cover</dt>
            <dd>{bill === null ? '–' : moneyExact(bill.fee)}</dd>
          </div>
        )}
        <div className={at('line')} data-sum>
          <dt>{isGranted ? 'Your fund gives' : 'You’re charged'}</dt>
          <dd>{bill === null ? '–' : moneyExact(bill.charge)}</dd>
        </div>
      </dl>
    </div>
  );
};
