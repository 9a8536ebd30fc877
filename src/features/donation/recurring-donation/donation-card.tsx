import { money } from '#machines/money.ts';
import type { RecurringDonation } from '#machines/recurring-donation/recurring-donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import type { SendRecurring } from './recurring-donation.types.ts';
import { chargeText, givenText, recipientOf, toWhom } from './recurring-donation-messages.ts';

const Recipient = ({ donation }: { donation: RecurringDonation }) => {
  const { name, page } = recipientOf(donation.recipient);
  return page === null ? name : <TextLink {...page}>{name}</TextLink>;
};

/** The id of the button that opens a donation's form, and takes the focus when the form closes. */
export const changeId = (donationId: string) => `change-${donationId}`;

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', mt: 'auto', pt: '3' });

/** One recurring donation: recipient, amount, next charge, payment method, and actions. */
export const DonationCard = ({ donation, send }: { donation: RecurringDonation; send: SendRecurring }) => {
  const at = slots('card');
  const isPaused = donation.state === 'paused';
  const { id } = donation;
  return (
    <li className={at('root')}>
      <h3 className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'label' })}>
        <span>
          <Recipient donation={donation} />
        </span>
        {isPaused ? <Tag tone="warning">Paused</Tag> : null}
      </h3>
      <p>
        <span className={css({ textStyle: 'figure' })}>{money(donation.amount)}</span>{' '}
        <span className={css({ color: 'ink.soft' })}>a month</span>
      </p>
      <p>{chargeText(donation)}</p>
      <p className={css({ color: 'ink.soft', textStyle: 'small' })}>{givenText(donation)}</p>
      <div className={actions}>
        <Button
          id={changeId(id)}
          tone="plain"
          aria-label={`Change this gift to ${toWhom(donation.recipient)}`}
          onClick={() => send({ type: 'donation.opened', id })}
        >
          Change this gift
        </Button>
        <Button
          tone="quiet"
          aria-label={`End this gift to ${toWhom(donation.recipient)}`}
          onClick={() => send({ type: 'end.requested', id })}
        >
          End this gift
        </Button>
      </div>
    </li>
  );
};
