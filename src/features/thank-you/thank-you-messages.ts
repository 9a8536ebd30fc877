import { innermostMeta } from '#machines/meta.ts';
import { thankYouMeta } from '#machines/thank-you/thank-you.messages.ts';
import { chosenDonations, mostAtOnce } from '#machines/thank-you/thank-you.rules.ts';
import type { ThankYouContext, ThankYouMeta } from '#machines/thank-you/thank-you.types.ts';
import { leftOutCount, remaining } from '#machines/thank-you/thank-you.updates.ts';
import { counted, whole } from '#src/components/format/numbers.ts';
import type { ThankYouSnapshot } from './thank-you.types.ts';

/** The messages of the state that shows something. */
export const thankYouMetaOf = (snapshot: ThankYouSnapshot): ThankYouMeta =>
  innermostMeta(snapshot, thankYouMeta.loading);

/** "12 gifts are waiting for a thank-you." */
export const waitingText = ({ donations, total }: Pick<ThankYouContext, 'donations' | 'total'>): string => {
  const waiting =
    total === 1 ? '1 gift is waiting for a thank-you.' : `${whole(total)} gifts are waiting for a thank-you.`;
  return donations.length < total
    ? `${waiting} You can say thanks for up to ${mostAtOnce} gifts in one e-mail. These are the latest.`
    : waiting;
};

/** "2 of 12 chosen" */
export const chosenText = ({ donations, chosen }: Pick<ThankYouContext, 'donations' | 'chosen'>): string =>
  chosen.length === donations.length && donations.length > 1
    ? `All ${whole(donations.length)} gifts chosen`
    : `${whole(chosen.length)} of ${counted(donations.length, 'gift')} chosen`;

const mostNames = 3;
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "Dora Donor, Thuy Tran, and 10 more": the e-mail's receivers, by the chosen donations. */
export const namesText = (context: Pick<ThankYouContext, 'donations' | 'chosen'>): string => {
  const names = [...new Set(chosenDonations(context).map(({ name }) => name ?? 'an anonymous donor'))];
  const rest = names.length - mostNames;
  return listed.format(rest > 1 ? [...names.slice(0, mostNames), `${whole(rest)} more`] : names);
};

/** "Send your thanks for 3 gifts" */
export const sendText = ({ chosen }: Pick<ThankYouContext, 'chosen'>): string =>
  chosen.length === 1 ? 'Send your thanks' : `Send your thanks for ${whole(chosen.length)} gifts`;

const leftOutText = ({ leftOut: { refunded, thanked } }: Pick<ThankYouContext, 'leftOut'>): string =>
  [
    ...(refunded > 0
      ? [`${counted(refunded, 'gift')} ${refunded === 1 ? 'was' : 'were'} refunded in the meantime.`]
      : []),
    ...(thanked > 0 ? [`You had already said thanks for ${counted(thanked, 'gift')}.`] : []),
  ].join(' ');

/** The result of a sent e-mail. */
export const sentText = (context: ThankYouContext): string => {
  const { chosen } = context;
  const sent =
    chosen.length === 0
      ? ''
      : chosen.length === 1
        ? `Your e-mail goes to ${namesText(context)}.`
        : `You said thanks for ${counted(chosen.length, 'gift')}. We’re sending your e-mail to each donor separately.`;
  const left =
    leftOutCount(context) === 0
      ? ''
      : `${leftOutText(context)}${chosen.length === 0 ? ' So no e-mail went out.' : ' So we left that out.'}`;
  return [sent, left].filter((part) => part !== '').join(' ');
};

/** "Say thanks for 4 more"; null if nothing is left. */
export const moreText = (context: ThankYouContext): string | null => {
  const left = remaining(context);
  return left > 0 ? `Say thanks for ${whole(left)} more` : null;
};
