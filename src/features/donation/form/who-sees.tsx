import { type Audience, type Seen, whoSees } from '#machines/donation/donation.selectors.ts';
import type { DonationDraft, GiftRecipient } from '#machines/donation/donation.types.ts';
import { money } from '#src/components/format/money.ts';
import { slots } from '#src/components/style/style.ts';

const namesOf = ({ recipientType, shortName, pelotonName }: GiftRecipient): Record<Audience, string> => ({
  public: 'Everybody',
  recipient: recipientType === 'Peloton' ? 'Captain and admins' : shortName,
  captain: `Captain of ${pelotonName ?? 'the peloton'}`,
  organiser: 'We, the organizers',
  family: 'The family you named',
});

const unseen = ({ audience }: Seen, recipient: GiftRecipient): string =>
  audience === 'public' && recipient.recipientType === 'General'
    ? 'Only that the total goes up.'
    : 'Only that the total goes up: the list of gifts is private.';

const amountText = ({ audience, amount }: Seen, hasAmount: boolean): string => {
  if (amount !== null) return money(amount);
  if (audience === 'family') return 'a gift, without its amount';
  return hasAmount ? 'amount kept private' : 'your amount';
};

const Sight = ({
  seen,
  recipient,
  hasAmount,
}: {
  seen: Seen;
  recipient: GiftRecipient;
  hasAmount: boolean;
}) => {
  if (!seen.isListed) return <p>{unseen(seen, recipient)}</p>;
  const name = seen.name === '' ? 'Your name' : (seen.name ?? 'Anonymous');
  return (
    <>
      <b>
        {name} · {amountText(seen, hasAmount)}
      </b>
      {seen.message === null ? null : <blockquote>“{seen.message}”</blockquote>}
      {seen.hasContact ? <p>And your e-mail, phone and address, for the receipt.</p> : null}
    </>
  );
};

type WhoSeesProps = { draft: DonationDraft; recipient: GiftRecipient };

/** The gift as each of those will see it whom it concerns. */
export const WhoSees = ({ draft, recipient }: WhoSeesProps) => {
  const at = slots('gift');
  const names = namesOf(recipient);
  return (
    <dl className={at('seen')} aria-label="Who will see this">
      {whoSees(draft, recipient).map((seen) => (
        <div key={seen.audience} className={at('eye')}>
          <dt className={at('who')}>{names[seen.audience]}</dt>
          <dd className={at('what')}>
            <Sight seen={seen} recipient={recipient} hasAmount={draft.amount !== null} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
