import { type Written, writeLetter } from '#server/platform/mail/email.ts';

/** The outbox counts and shows invitations by it. */
export const invitationKind = 'peloton-invitation';

type Invitation = {
  from: { firstName: string; lastName: string };
  peloton: { id: string; name: string };
  eventName: string;
  /** Lets the reader in without asking. */
  code: string;
  /** The sender's own words. */
  message: string | null;
  /** Stops invitations to this address. */
  token: string;
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** To somebody who may never have heard of us: it says who writes, and how to hear no more. */
export const invitationLetter = (
  { from, peloton, eventName, code, message, token }: Invitation,
  publicUrl: string,
): Written => {
  const name = `${from.firstName} ${from.lastName}`;
  const own = message === null ? [] : linesOf(message);
  return writeLetter(
    `${name} invites you to ride with ${peloton.name}`,
    [
      'Hello,',
      `${name} is in the peloton ${peloton.name} at ${eventName}, where people ride, volunteer and raise money for cancer research. There is a place for you.`,
      ...(own.length === 0 ? [] : [`${from.firstName} writes:`, ...own]),
      [`Register on our site, and enter the group code ${code}. It brings you into the peloton at once.`],
      `${name} gave us your address for this one letter. We don’t keep it, and ${from.firstName} can’t see whether you read this.`,
      { text: 'No more invitations to this address', url: `${publicUrl}/invitations/stop?token=${token}` },
    ],
    { text: `See ${peloton.name}`, url: `${publicUrl}/peloton/${peloton.id}` },
  );
};
