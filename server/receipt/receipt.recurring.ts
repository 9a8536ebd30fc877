import type { Paragraph } from '#server/platform/mail/email-html.ts';
import { inWords } from '#server/platform/mail/format.ts';
import type { ReceiptRow } from './receipt.types.ts';

type Plan = NonNullable<ReceiptRow['monthly']>;

const paused = ({ pauseReason, hasMethod }: Plan): { text: string; link: string } => {
  if (pauseReason === 'recipient-closed')
    return {
      text:
        'Your monthly gift is paused, because its recipient no longer takes gifts. Choose someone else or the general fund, and it' +
        ' continues on its usual day of the month',
      link: 'Choose who gets it',
    };
  return {
    text: hasMethod
      ? 'Your monthly gift is paused, because we couldn’t charge your payment method. Choose another one, and it continues on its usual day of the month'
      : 'You wanted to give every month, but we can’t charge this payment method again without you. Your monthly gift is paused until you' +
        ' choose another one',
    link: 'Continue your monthly gift',
  };
};

/** A receipt's text about the months to come, by the recurring donation's state at the time of sending, and the link to change it. */
export const monthsToCome = ({ monthly }: ReceiptRow, publicUrl: string): Paragraph[] => {
  if (!monthly) return [];
  if (monthly.state === 'cancelled') return ['Your monthly gift has ended. We won’t charge it again.'];
  const { text, link } =
    monthly.nextOn === null
      ? paused(monthly)
      : {
          text: `You give this every month. The next charge is on ${inWords(monthly.nextOn)}. You can change or end it at any time`,
          link: 'Change or end your monthly gift',
        };
  return [
    `${text}.${monthly.isGuests ? ' Sign in with this e-mail address, or create an account with it.' : ''}`,
    { text: link, url: `${publicUrl}/edit-donation` },
  ];
};
