import type { Paragraph } from '#server/platform/mail/email-html.ts';
import { inWords } from '#server/platform/mail/format.ts';
import type { ReceiptRow } from './receipt.types.ts';

type Plan = NonNullable<ReceiptRow['monthly']>;

const paused = ({ pauseReason, hasMethod }: Plan): { text: string; link: string } => {
  if (pauseReason === 'recipient-closed')
    return {
      text:
        'Your monthly gift is paused: who gets it isn’t taking gifts any more. Choose somebody else or the general fund, and it goes' +
        ' on, on its next day of the month',
      link: 'Choose who gets it',
    };
  return {
    text: hasMethod
      ? 'Your monthly gift is paused: we couldn’t charge its method. Choose another one and it goes on, on its next day of the month'
      : 'You meant to give every month, but this method can’t be charged again by itself. Your monthly gift is paused until you' +
        ' choose another one',
    link: 'Go on with your gift',
  };
};

/** What a receipt says about the months to come, as the recurring donation stands when it is sent, and the way to change that. */
export const monthsToCome = ({ monthly }: ReceiptRow, publicUrl: string): Paragraph[] => {
  if (!monthly) return [];
  if (monthly.state === 'cancelled') return ['Your monthly gift has ended. Nothing more is charged for it.'];
  const { text, link } =
    monthly.nextOn === null
      ? paused(monthly)
      : {
          text: `You give this every month, next on ${inWords(monthly.nextOn)}. You can change or end it at any time`,
          link: 'Change or end your monthly gift',
        };
  return [
    `${text}${monthly.isGuests ? ': sign in with this address' : ''}.`,
    { text: link, url: `${publicUrl}/edit-donation` },
  ];
};
