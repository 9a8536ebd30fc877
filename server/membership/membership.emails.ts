import type { CalendarDay } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { type Written, writeEmail } from '#server/platform/mail/email.ts';
import { dayInWords, nameForStrangers } from '#server/platform/mail/format.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'join-request': true;
    'join-request-waiting': true;
    'join-request-approved': true;
    'join-request-rejected': true;
    'join-request-expired': true;
    'peloton-added': true;
    'peloton-removed': true;
    'peloton-left': true;
    'captaincy-succeeded': true;
    'captaincy-offer': true;
    captaincy: true;
  }
}

type Named = { firstName: string; lastName: string };
type Peloton = { id: string; name: string };

/** The reader may not know the person who wants to join, or who adds a member. */
const stranger = (person: Named): string => nameForStrangers(fullNameOf(person), 'Someone');

const deskLink = (pelotonId: string, publicUrl: string) => ({
  text: 'Answer the requests',
  url: `${publicUrl}/peloton/${pelotonId}/members`,
});
const pageLink = ({ id, name }: Peloton, publicUrl: string) => ({
  text: `See ${name}`,
  url: `${publicUrl}/peloton/${id}`,
});

const asLeader = ({ id, name }: Peloton) => ({ because: `you lead ${name}`, climb: { id } });
const asMember = ({ id, name }: Peloton) => ({ because: `you’re in ${name}`, climb: { id } });
const asAsking = ({ id, name }: Peloton) => ({ because: `you asked to join ${name}`, climb: { id } });

type AskedEmail = { leader: Named; asking: Named; peloton: Peloton; message: string | null };

/** To captain and admins, when a person asks to join. */
export const askedEmail = ({ leader, asking, peloton, message }: AskedEmail, publicUrl: string): Written =>
  writeEmail(
    `${stranger(asking)} wants to join ${peloton.name}`,
    [
      `Hello ${leader.firstName},`,
      `${stranger(asking)} would like to ride with ${peloton.name}.`,
      ...(message === null ? [] : [{ quote: [`“${message.trim()}”`] }]),
      'You or another leader of the peloton can say yes or no within 14 days.',
    ],
    deskLink(peloton.id, publicUrl),
    asLeader(peloton),
  );

/** To captain and admins, when a request waits; `lastDay` is YYYY-MM-DD. */
export const waitingEmail = (
  { leader, asking, peloton, lastDay }: Omit<AskedEmail, 'message'> & { lastDay: CalendarDay },
  publicUrl: string,
): Written =>
  writeEmail(
    `${stranger(asking)} is still waiting for your answer`,
    [
      `Hello ${leader.firstName},`,
      `${stranger(asking)} wants to join ${peloton.name}, and no one has answered yet. The request ends on ${dayInWords(lastDay)}.`,
    ],
    deskLink(peloton.id, publicUrl),
    asLeader(peloton),
  );

export const approvedEmail = (person: Named, peloton: Peloton, publicUrl: string): Written =>
  writeEmail(
    `You’re in ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `Welcome to ${peloton.name}! What you raise stays on your page, and it counts for your peloton too.`,
    ],
    pageLink(peloton, publicUrl),
    asMember(peloton),
  );

export const rejectedEmail = (person: Named, peloton: Peloton, publicUrl: string): Written =>
  writeEmail(
    `Your request to join ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `${peloton.name} can’t take you this time. You can ask another peloton, or start your own.`,
    ],
    { text: 'Find another peloton', url: `${publicUrl}/search` },
    asAsking(peloton),
  );

export const expiredEmail = (person: Named, peloton: Peloton, publicUrl: string): Written =>
  writeEmail(
    `Nobody answered your request to join ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `You asked to join ${peloton.name} 14 days ago, and nobody answered. You can ask again, or ask another peloton.`,
    ],
    pageLink(peloton, publicUrl),
    asAsking(peloton),
  );

export const addedEmail = (
  { person, by, peloton: { id, name } }: { person: Named; by: Named; peloton: Peloton },
  publicUrl: string,
): Written => {
  const peloton = { id, name: nameForStrangers(name, 'a peloton') };
  return writeEmail(
    `${stranger(by)} added you to ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `${stranger(by)} added you to ${peloton.name}. What you raise stays on your page, and it counts for the peloton too.`,
      'Don’t want to be in it? You can leave on the peloton’s page. After that, nobody can add you again this year unless you ask to join.',
    ],
    pageLink(peloton, publicUrl),
    asMember(peloton),
  );
};

export const removedEmail = (person: Named, peloton: Peloton, publicUrl: string): Written =>
  writeEmail(
    `You’re no longer in ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `The captain or an admin of ${peloton.name} removed you from the peloton. What you raised stays on your page, and so does what the peloton gave you.`,
    ],
    { text: 'Find another peloton', url: `${publicUrl}/search` },
    { because: `you were in ${peloton.name}`, climb: { id: peloton.id } },
  );

/** To captain and admins, when a member leaves. */
export const leftEmail = (
  { leader, person, peloton }: { leader: Named; person: Named; peloton: Peloton },
  publicUrl: string,
): Written =>
  writeEmail(
    `${fullNameOf(person)} left ${peloton.name}`,
    [
      `Hello ${leader.firstName},`,
      `${fullNameOf(person)} left ${peloton.name}. What they raised no longer counts for the peloton.`,
    ],
    pageLink(peloton, publicUrl),
    asLeader(peloton),
  );

/** To the new captain, when the captain's account closed. */
export const succeededEmail = (person: Named, peloton: Peloton, publicUrl: string): Written =>
  writeEmail(
    `You’re now the captain of ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `The captain of ${peloton.name} closed their account. You’ve been with the peloton longest, so you’re the captain now. If that isn’t for you, offer the captaincy to another member.`,
    ],
    pageLink(peloton, publicUrl),
    asLeader(peloton),
  );

/** To the admins, when another one succeeds the captain. */
export const newCaptainEmail = (
  { leader, successor, peloton }: { leader: Named; successor: Named; peloton: Peloton },
  publicUrl: string,
): Written =>
  writeEmail(
    `${peloton.name} has a new captain`,
    [
      `Hello ${leader.firstName},`,
      `The captain of ${peloton.name} closed their account. ${fullNameOf(successor)} has been with the peloton longest, and is the captain now.`,
    ],
    pageLink(peloton, publicUrl),
    asLeader(peloton),
  );

export const offeredEmail = (
  {
    person,
    captain,
    peloton,
    lastDay,
  }: { person: Named; captain: Named; peloton: Peloton; lastDay: CalendarDay },
  publicUrl: string,
): Written =>
  writeEmail(
    `Will you be the captain of ${peloton.name}?`,
    [
      `Hello ${person.firstName},`,
      `${fullNameOf(captain)} offers you the captaincy of ${peloton.name}. You can accept until ${dayInWords(lastDay)}. If you do, ${captain.firstName} becomes an admin. Until then, ${captain.firstName} stays captain.`,
    ],
    pageLink(peloton, publicUrl),
    asMember(peloton),
  );

/** To the former captain, or the one who offered the captaincy. */
export const captaincyEmail = (
  {
    person,
    other,
    peloton,
    what,
  }: {
    person: Named;
    other: Named;
    peloton: Peloton;
    what: 'accepted' | 'declined' | 'withdrawn' | 'expired';
  },
  publicUrl: string,
): Written => {
  const said = {
    accepted: `${fullNameOf(other)} accepted. ${other.firstName} is now the captain of ${peloton.name}, and you’re an admin.`,
    declined: `${fullNameOf(other)} can’t be the captain of ${peloton.name} right now. You’re still the captain.`,
    withdrawn: `${fullNameOf(other)} took back the offer to make you the captain of ${peloton.name}.`,
    expired: `${fullNameOf(other)} didn’t answer within seven days. You’re still the captain of ${peloton.name}, and you can offer the captaincy to someone else.`,
  }[what];
  return writeEmail(
    `The captaincy of ${peloton.name}`,
    [`Hello ${person.firstName},`, said],
    pageLink(peloton, publicUrl),
    asMember(peloton),
  );
};
