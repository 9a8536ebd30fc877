import { money } from '#machines/money.ts';
import { type Written, writeEmail } from '#server/platform/mail/email.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'fund-share-received': true;
    'fund-share-made': true;
    'fund-share-taken-back': true;
    'fund-share-owed': true;
    'fund-share-asked': true;
    'fund-share-answered': true;
  }
}

type Peloton = { id: string; name: string };

const link = ({ id }: Peloton, publicUrl: string) => ({
  text: 'See what was shared',
  url: `${publicUrl}/fund-sharing/${id}?tab=history`,
});

/** To the reader's own shares, also where they lead the peloton and could see its fund. */
const ownLink = ({ id }: Peloton, publicUrl: string, text: string) => ({
  text,
  url: `${publicUrl}/fund-sharing/${id}?from=self&tab=history`,
});

const quoted = (reason: string | null) => (reason === null ? [] : [{ quote: [`“${reason}”`] }]);
const asMember = ({ id, name }: Peloton) => ({ because: `you’re in ${name}`, climb: { id } });
const asLeader = ({ id, name }: Peloton) => ({ because: `you lead ${name}`, climb: { id } });

export type ShareFacts = {
  firstName: string;
  peloton: Peloton;
  /** The source in the reader's view: a person’s name, or the fund of the peloton. */
  from: string;
  amount: number;
  reason: string | null;
};

/** What a share does for a person who owed so many cents before it. */
const countsFor = (amount: number, owed: number): string => {
  if (owed === 0) return 'It counts toward your commitment and your goal.';
  if (amount <= owed) return 'All of it makes up for what you had shared and went back to donors.';
  return `${money(owed)} of it makes up for what you had shared and went back to donors. The rest counts toward your commitment and your goal.`;
};

/** To a member who received a share; `owed` is their debt before it, in cents. */
export const receivedEmail = (
  { firstName, peloton, from, amount, reason, owed }: ShareFacts & { owed: number },
  publicUrl: string,
): Written =>
  writeEmail(
    `${from} shared ${money(amount)} with you`,
    [
      `Hello ${firstName},`,
      `${from} shared ${money(amount)} with you. ${countsFor(amount, owed)}`,
      ...quoted(reason),
      ...(owed === 0 ? ['If you’d rather not take it, you can give it back on the page.'] : []),
    ],
    ownLink(peloton, publicUrl, 'See the share'),
    asMember(peloton),
  );

/** To the leaders of a peloton whose fund received a share. */
export const fundReceivedEmail = (
  { firstName, peloton, from, amount, reason }: ShareFacts,
  publicUrl: string,
): Written =>
  writeEmail(
    `${from} shared ${money(amount)} with ${peloton.name}`,
    [
      `Hello ${firstName},`,
      `${from} shared ${money(amount)} with the fund of ${peloton.name}. You can share it with members who still need it.`,
      ...quoted(reason),
    ],
    link(peloton, publicUrl),
    asLeader(peloton),
  );

export type SharesFacts = Omit<ShareFacts, 'amount'> & {
  /** The sharer, at the beginning of a sentence. */
  by: string;
  /** Whether the share was the reader’s own money. */
  isOwn: boolean;
  sum: number;
  lines: readonly { name: string; amount: number }[];
};

/** Receivers named in an e-mail; the page names all. */
const mostNamed = 20;

/** To the source's side: the person who shared, or the leaders of the peloton that did. */
export const sharedEmail = (
  { firstName, peloton, from, by, isOwn, sum, lines, reason }: SharesFacts,
  publicUrl: string,
): Written =>
  writeEmail(
    `${by} shared ${money(sum)} from ${from}`,
    [
      `Hello ${firstName},`,
      `${by} shared ${money(sum)} from ${from}:`,
      {
        facts: lines.slice(0, mostNamed).map(({ name, amount }) => [name, money(amount)] as const),
      },
      ...(lines.length > mostNamed ? [`And ${lines.length - mostNamed} more.`] : []),
      ...quoted(reason),
      'Each share can be undone for 24 hours, as long as sharing is open.',
    ],
    isOwn ? ownLink(peloton, publicUrl, 'See what was shared') : link(peloton, publicUrl),
    isOwn ? asMember(peloton) : asLeader(peloton),
  );

export type TakenBackFacts = {
  firstName: string;
  peloton: Peloton;
  as: 'undone' | 'declined';
  /** The person who took it back, at the beginning of a sentence: a name, or “You”. */
  by: string;
  /** Whether the share was the sender’s own money; otherwise they act for a fund. */
  isOwn: boolean;
  /** Names, or “you”. */
  from: string;
  to: string;
  amount: number;
};

/** To both sides of a share that was taken back. */
export const takenBackEmail = (
  { firstName, peloton, as, by, isOwn, from, to, amount }: TakenBackFacts,
  publicUrl: string,
): Written => {
  const [they, them] = by === 'You' ? ['you', 'you'] : ['they', 'them'];
  const done = `${by} ${as === 'undone' ? 'took back' : 'returned'}`;
  const giver = isOwn && as === 'undone' ? they : from;
  const receiver = isOwn && as === 'declined' ? them : to;
  return writeEmail(
    `${done} ${money(amount)}`,
    [
      `Hello ${firstName},`,
      `${done} the ${money(amount)} ${giver} shared with ${receiver}. The money is ${from.startsWith('the fund') ? 'in' : 'with'} ${from} again.`,
    ],
    link(peloton, publicUrl),
    { because: 'the share was from you, to you, or in a peloton you lead', climb: { id: peloton.id } },
  );
};

/** To a person whose shared money was refunded to its donor afterwards, or to the leaders of a peloton that shared such money. */
export const owedEmail = (
  { firstName, peloton, isOwn, owed }: { firstName: string; peloton: Peloton; isOwn: boolean; owed: number },
  publicUrl: string,
): Written =>
  writeEmail(
    `${money(owed)} that ${isOwn ? 'you' : peloton.name} shared went back to donors`,
    [
      `Hello ${firstName},`,
      `A gift was refunded after ${isOwn ? 'you' : peloton.name} had shared from it. ${money(owed)} of what was shared isn’t covered by gifts anymore.`,
      `Whoever received a share keeps it. The next gifts to ${isOwn ? 'you' : 'the fund'} make up for it, and count again after that.`,
    ],
    isOwn ? ownLink(peloton, publicUrl, 'See what was shared') : link(peloton, publicUrl),
    isOwn ? asMember(peloton) : asLeader(peloton),
  );

/** To the holder of a share of such money. */
export const shareOwedEmail = (
  { firstName, peloton, from }: { firstName: string; peloton: Peloton; from: string },
  publicUrl: string,
): Written =>
  writeEmail(
    `Gifts that ${from} shared went back to donors`,
    [
      `Hello ${firstName},`,
      `${from} shared money with you or with ${peloton.name}. Some of it has gone back to its donors since.`,
      `What was shared stays where it is, and counts. The next gifts to ${from} make up for it.`,
    ],
    link(peloton, publicUrl),
    { because: `${from} shared with you, or with a peloton you lead`, climb: { id: peloton.id } },
  );

export type ShareRequestFacts = {
  firstName: string;
  peloton: Peloton;
  by: string;
  to: string;
  amount: number;
  message: string | null;
};

/** To a member who is asked to share. */
export const shareAskedEmail = (
  { firstName, peloton, by, to, amount, message }: ShareRequestFacts,
  publicUrl: string,
): Written =>
  writeEmail(
    `${by} asks you to share ${money(amount)}`,
    [
      `Hello ${firstName},`,
      `${by} from ${peloton.name} asks whether you’d share ${money(amount)} of what you raised with ${to}. Sharing never takes you below your commitment.`,
      ...quoted(message),
      'It’s up to you: share it, share a different amount, or keep it. Nothing moves unless you say so.',
    ],
    { text: 'Answer the request', url: `${publicUrl}/fund-sharing/${peloton.id}?from=self` },
    asMember(peloton),
  );

/** To the requester, when the owner answered. */
export const shareAnsweredEmail = (
  {
    firstName,
    peloton,
    owner,
    shared,
  }: { firstName: string; peloton: Peloton; owner: string; shared: number | null },
  publicUrl: string,
): Written =>
  writeEmail(
    shared === null ? `${owner} would rather not share` : `${owner} shared ${money(shared)}`,
    [
      `Hello ${firstName},`,
      shared === null
        ? `You asked ${owner} to share. They’d rather keep what they raised.`
        : `You asked ${owner} to share. They shared ${money(shared)}.`,
    ],
    link(peloton, publicUrl),
    { because: `you asked ${owner} to share`, climb: { id: peloton.id } },
  );
