import { fullNameOf } from '#machines/form/person-name.ts';
import { linesOf, type Written, writeEmail } from '#server/platform/mail/email.ts';
import { nameForStrangers } from '#server/platform/mail/format.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'peloton-invitation': true;
  }
}

/** The outbox counts and shows invitations by it. */
export const invitationKind = 'peloton-invitation';

type Invitation = {
  from: { firstName: string; lastName: string };
  peloton: { id: string; name: string };
  eventName: string;
  /** Admits the reader without a request. */
  code: string;
  /** The sender's own text. */
  message: string | null;
  /** Unsubscribes this address from invitations. */
  token: string;
};

/** To a person who may never have heard of us: it names the sender, and how to unsubscribe. */
export const invitationEmail = (
  { from, peloton, eventName, code, message, token }: Invitation,
  publicUrl: string,
): Written => {
  const name = nameForStrangers(fullNameOf(from), 'A rider');
  const crew = nameForStrangers(peloton.name, 'their peloton');
  const firstName = nameForStrangers(from.firstName, 'The rider');
  const own = message === null ? [] : linesOf(message);
  return writeEmail(
    `${name} invites you to ride with ${crew}`,
    [
      'Hello,',
      `${name} rides with the peloton ${crew} at ${eventName}, where people ride, volunteer and raise money for cancer research. You’re invited to join them.`,
      ...(own.length === 0 ? [] : [`${firstName} writes:`, { quote: own }]),
      'Enter this group code while you register on our site. You’ll be in the peloton as soon as you finish.',
      { facts: [['Group code', code]] },
      `${name} gave us your address for this one e-mail. We keep only a scrambled form of it, so that ${crew} can’t write to you twice, and ${firstName} can’t see whether you read this.`,
      { text: 'No more invitations to this address', url: `${publicUrl}/invitations/stop?token=${token}` },
    ],
    { text: `See ${crew}`, url: `${publicUrl}/peloton/${peloton.id}` },
    { because: `${name} invited you`, climb: { id: peloton.id } },
  );
};
