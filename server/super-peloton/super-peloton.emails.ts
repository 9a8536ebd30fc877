import { type Written, writeEmail } from '#server/platform/mail/email.ts';
import { nameForStrangers } from '#server/platform/mail/format.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'peloton-family': true;
  }
}

type Named = { id: string; name: string };

/** An e-mail to the captain of `own` about the other peloton. */
export type FamilyEmail = {
  captain: { firstName: string };
  own: Named;
  other: Named;
  /** The captain's own peloton is the super-peloton. */
  isParent: boolean;
};

const pageLink = ({ id }: Named, text: string, publicUrl: string) => ({
  text,
  url: `${publicUrl}/peloton/${id}`,
});

const around = ({ own }: FamilyEmail) => ({
  because: `you’re the captain of ${own.name}`,
  climb: { id: own.id },
});

/** The other side asks; the reader may not know it. */
export const askedEmail = (family: FamilyEmail, publicUrl: string): Written => {
  const { captain, own, isParent } = family;
  const other = nameForStrangers(family.other.name, 'Another peloton');
  return writeEmail(
    isParent ? `${other} would like to join ${own.name}` : `${other} invites ${own.name}`,
    [
      `Hello ${captain.firstName},`,
      isParent
        ? `The captain of ${other} would like it to be part of your super-peloton ${own.name}.`
        : `The captain of the super-peloton ${other} invites your peloton ${own.name} to join it.`,
      'What everyone raises stays on their pages, and counts for both. You can say yes or no on your peloton’s page.',
    ],
    { text: 'Answer on your page', url: `${publicUrl}/peloton/${own.id}#super-peloton` },
    around(family),
  );
};

export const agreedEmail = (family: FamilyEmail, publicUrl: string): Written => {
  const { captain, own, other, isParent } = family;
  return writeEmail(
    `${own.name} and ${other.name} are one family now`,
    [
      `Hello ${captain.firstName},`,
      isParent
        ? `${other.name} is now part of ${own.name}. The total of ${own.name} counts everyone once.`
        : `${own.name} is now part of ${other.name}. What you raise counts for both pelotons.`,
    ],
    pageLink(isParent ? own : other, `See ${isParent ? own.name : other.name}`, publicUrl),
    around(family),
  );
};

export const declinedEmail = (family: FamilyEmail, publicUrl: string): Written => {
  const { captain, own, other, isParent } = family;
  return writeEmail(
    `${other.name} said no`,
    [
      `Hello ${captain.firstName},`,
      isParent
        ? `${other.name} doesn’t want to join ${own.name} right now. You can ask again in a week.`
        : `${other.name} can’t take ${own.name} right now. You can ask again in a week.`,
    ],
    pageLink(own, `See ${own.name}`, publicUrl),
    around(family),
  );
};

export const leftEmail = (family: FamilyEmail, publicUrl: string): Written => {
  const { captain, own, other, isParent } = family;
  return writeEmail(
    `${own.name} and ${other.name} are no longer one family`,
    [
      `Hello ${captain.firstName},`,
      isParent
        ? `${other.name} is no longer part of ${own.name}, and no longer counts toward its total.`
        : `${own.name} is no longer part of ${other.name}. Everyone keeps what they raised.`,
    ],
    pageLink(own, `See ${own.name}`, publicUrl),
    around(family),
  );
};
