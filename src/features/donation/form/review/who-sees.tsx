import { type Audience, type Seen, whoSees } from '#machines/donation/donation.selectors.ts';
import type { DonationDraft, DonationRecipient } from '#machines/donation/donation.types.ts';
import { money } from '#machines/money.ts';
import { slots } from '#src/components/style/style.ts';

const namesOf = ({ recipientType, shortName, pelotonName }: DonationRecipient): Record<Audience, string> => ({
  public: 'Everyone',
  recipient: recipientType === 'Peloton' ? 'Captain and admins' : shortName,
  captain: `Captain of ${pelotonName ?? 'the peloton'}`,
  organiser: 'The organizers',
  family: 'The family you named',
});

const unseen = ({ audience }: Seen, { recipientType }: DonationRecipient, isHidden: boolean): string => {
  const total = isHidden
    ? 'Only that the total goes up, by several hidden amounts together'
    : 'Only that the total goes up';
  return audience === 'public' && recipientType === 'General'
    ? `${total}.`
    : `${total}: the list of gifts is private.`;
};

/** Captains share money by the amount that each member has raised, to the cent. */
const captainsTotal = (
  { audience }: Seen,
  { shortName }: DonationRecipient,
  isHidden: boolean,
): string | null =>
  audience === 'captain' && isHidden
    ? `They see ${shortName}’s exact total, and can work out your amount from it.`
    : null;

const amountText = ({ audience, amount }: Seen, hasAmount: boolean): string => {
  if (amount !== null) return money(amount);
  if (audience === 'family') return 'a gift, without its amount';
  return hasAmount ? 'amount kept private' : 'your amount';
};

const Sight = ({
  seen,
  recipient,
  draft,
}: {
  seen: Seen;
  recipient: DonationRecipient;
  draft: DonationDraft;
}) => {
  const isHidden = !draft.isAmountVisible;
  const total = captainsTotal(seen, recipient, isHidden);
  if (!seen.isListed)
    return (
      <>
        <p>{unseen(seen, recipient, isHidden)}</p>
        {total === null ? null : <p>{total}</p>}
      </>
    );
  const name = seen.name === '' ? 'Your name' : (seen.name ?? 'Anonymous');
  return (
    <>
      <b>
        {name} · {amountText(seen, draft.amount !== null)}
      </b>
      {seen.message === null ? null : <blockquote>“{seen.message}”</blockquote>}
      {total === null ? null : <p>{total}</p>}
      {seen.hasContact ? <p>And what you typed for the receipt.</p> : null}
    </>
  );
};

/** A preview of the donation for each group of readers. */
export const WhoSees = ({ draft, recipient }: { draft: DonationDraft; recipient: DonationRecipient }) => {
  const at = slots('donation');
  const names = namesOf(recipient);
  return (
    <dl className={at('seen')} aria-label="Who will see this">
      {whoSees(draft, recipient).map((seen) => (
        <div key={seen.audience} className={at('eye')}>
          <dt className={at('who')}>{names[seen.audience]}</dt>
          <dd className={at('what')}>
            <Sight seen={seen} recipient={recipient} draft={draft} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
