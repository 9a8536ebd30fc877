import * as z from 'zod/mini';
import type { FieldErrors } from '#machines/form/field-errors.ts';
import { seen } from '#machines/form/fields.ts';
import { linkProblem } from '#machines/form/link.ts';
import { shortened } from '#machines/shortened.ts';
import { mostAddresses, readAddresses } from './addresses.ts';
import type { InvitationContext, Invitations } from './invitation.types.ts';
import { longestMessage } from './invitation-message.ts';

type Typed = Pick<InvitationContext, 'typed' | 'message'>;

const named = 3;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Names the first few only: a pasted page would fill the screen. */
const inWords = (unreadable: readonly string[]): string => {
  const shown = unreadable.slice(0, named).map((one) => `“${shortened(one, 40)}”`);
  const more = unreadable.length - shown.length;
  return list.format(more > 0 ? [...shown, `${more} more`] : shown);
};

const addressesProblem = (typed: string): string | null => {
  const { addresses, unreadable } = readAddresses(typed);
  if (unreadable.length > 0)
    return `${inWords(unreadable)} ${unreadable.length === 1 ? 'isn’t an address' : 'aren’t addresses'}. Fix or remove ${unreadable.length === 1 ? 'it' : 'them'}; nothing has been sent yet.`;
  if (addresses.length === 0) return 'Enter at least one e-mail address, like name@example.org.';
  if (addresses.length > mostAddresses)
    return `That’s ${addresses.length} addresses. Send to 50 at a time: remove ${addresses.length - mostAddresses}.`;
  return null;
};

const line = z.string().check(seen);

/** The problem of a line with hidden characters. Several lines are allowed. */
const hiddenProblem = (text: string): string | null =>
  text
    .split(/[\t\n\r]/)
    .map((one) => line.safeParse(one.trim()).error?.issues[0]?.message)
    .find((message) => message !== undefined) ?? null;

const messageProblem = (message: string): string | null => {
  if ([...message.trim()].length > longestMessage) return `Use at most ${longestMessage} characters.`;
  return hiddenProblem(message.trim()) ?? linkProblem(message);
};

/** The problems of what is typed; empty if it can be sent. */
export const invitationErrors = ({ typed, message }: Typed): FieldErrors => {
  const said = { typed: addressesProblem(typed), message: messageProblem(message) };
  return Object.fromEntries(
    Object.entries(said).flatMap(([field, text]) => (text === null ? [] : [[field, text]])),
  );
};

/** The typed invitations without errors, as they are sent. */
export const invitationsOf = ({
  typed,
  message,
  key,
}: Typed & Pick<InvitationContext, 'key'>): Invitations => ({
  addresses: readAddresses(typed).addresses,
  message: message.trim() === '' ? null : message.trim(),
  key: key ?? '',
});
