import { type Written, writeLetter } from '#server/platform/mail/email.ts';

type Named = { id: string; name: string };

/** A letter to the captain of `own` about the other peloton. */
export type FamilyLetter = {
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

/** The other side asks. */
export const askedLetter = ({ captain, own, other, isParent }: FamilyLetter, publicUrl: string): Written =>
  writeLetter(
    isParent ? `${other.name} would like to belong to ${own.name}` : `${other.name} invites ${own.name}`,
    [
      `Hello ${captain.firstName},`,
      isParent
        ? `the captain of ${other.name} asks whether your super-peloton ${own.name} takes them in.`
        : `the captain of the super-peloton ${other.name} invites your peloton ${own.name} to belong to it.`,
      'What everybody raises stays theirs, and counts for both. You can agree or decline on the page of your peloton.',
    ],
    pageLink(own, 'Answer on your page', publicUrl),
  );

export const agreedLetter = ({ captain, own, other, isParent }: FamilyLetter, publicUrl: string): Written =>
  writeLetter(
    `${own.name} and ${other.name} belong together now`,
    [
      `Hello ${captain.firstName},`,
      isParent
        ? `${other.name} is a part of ${own.name} now. The total of ${own.name} counts everybody once.`
        : `${own.name} is a part of ${other.name} now. What you raise counts for both pelotons.`,
    ],
    pageLink(isParent ? own : other, `See ${isParent ? own.name : other.name}`, publicUrl),
  );

export const declinedLetter = ({ captain, own, other, isParent }: FamilyLetter, publicUrl: string): Written =>
  writeLetter(
    `${other.name} said no`,
    [
      `Hello ${captain.firstName},`,
      isParent
        ? `${other.name} doesn’t want to be a part of ${own.name} at the moment. You can ask again in a week.`
        : `${other.name} can’t take ${own.name} in at the moment. You can ask again in a week.`,
    ],
    pageLink(own, `See ${own.name}`, publicUrl),
  );

export const leftLetter = ({ captain, own, other, isParent }: FamilyLetter, publicUrl: string): Written =>
  writeLetter(
    `${own.name} and ${other.name} no longer belong together`,
    [
      `Hello ${captain.firstName},`,
      isParent
        ? `${other.name} is no longer a part of ${own.name}. The total of ${own.name} doesn’t count them any more.`
        : `${own.name} is no longer a part of ${other.name}. Everybody keeps what they raised.`,
    ],
    pageLink(own, `See ${own.name}`, publicUrl),
  );
