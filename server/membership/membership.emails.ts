import { type Written, writeLetter } from '#server/platform/mail/email.ts';
import { dayInWords } from '#server/platform/mail/format.ts';

type Named = { firstName: string; lastName: string };
type Peloton = { id: string; name: string };

const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;
const deskLink = (pelotonId: string, publicUrl: string) => ({
  text: 'Answer the requests',
  url: `${publicUrl}/peloton/${pelotonId}/members`,
});
const pageLink = ({ id, name }: Peloton, publicUrl: string) => ({
  text: `See ${name}`,
  url: `${publicUrl}/peloton/${id}`,
});

type AskedLetter = { leader: Named; asking: Named; peloton: Peloton; message: string | null };

/** To captain and admins, as somebody asks to join. */
export const askedLetter = ({ leader, asking, peloton, message }: AskedLetter, publicUrl: string): Written =>
  writeLetter(
    `${fullName(asking)} asks to join ${peloton.name}`,
    [
      `Hello ${leader.firstName},`,
      `${fullName(asking)} would like to ride with ${peloton.name}.`,
      ...(message === null ? [] : [`“${message.trim()}”`]),
      'You and the others who lead the peloton can say yes or no within 14 days.',
    ],
    deskLink(peloton.id, publicUrl),
  );

/** To captain and admins, where a request waits; `lastDay` is YYYY-MM-DD. */
export const waitingLetter = (
  { leader, asking, peloton, lastDay }: Omit<AskedLetter, 'message'> & { lastDay: string },
  publicUrl: string,
): Written =>
  writeLetter(
    `${fullName(asking)} is still waiting for your answer`,
    [
      `Hello ${leader.firstName},`,
      `${fullName(asking)} asked to join ${peloton.name}, and nobody has answered yet. The request ends on ${dayInWords(lastDay)}.`,
    ],
    deskLink(peloton.id, publicUrl),
  );

export const approvedLetter = (person: Named, peloton: Peloton, publicUrl: string): Written =>
  writeLetter(
    `You’re in: ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `you’re a member of ${peloton.name} now. What you raise counts for your peloton, too, and stays yours.`,
    ],
    pageLink(peloton, publicUrl),
  );

export const rejectedLetter = (person: Named, peloton: Peloton, publicUrl: string): Written =>
  writeLetter(
    `Your request to join ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `${peloton.name} can’t take you in this time. There are more pelotons that would be glad to have you, and you can found your own.`,
    ],
    { text: 'Find another peloton', url: `${publicUrl}/search` },
  );

export const expiredLetter = (person: Named, peloton: Peloton, publicUrl: string): Written =>
  writeLetter(
    `Nobody answered your request to join ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `you asked to join ${peloton.name} 14 days ago, and nobody answered. You can ask again, or ask another peloton.`,
    ],
    pageLink(peloton, publicUrl),
  );

export const addedLetter = (
  { person, by, peloton }: { person: Named; by: Named; peloton: Peloton },
  publicUrl: string,
): Written =>
  writeLetter(
    `${fullName(by)} added you to ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `${fullName(by)} added you to ${peloton.name}. What you raise counts for the peloton, too, and stays yours.`,
      'If this isn’t what you want, you can leave on the peloton’s page. Nobody can add you again this year without your request.',
    ],
    pageLink(peloton, publicUrl),
  );

export const removedLetter = (person: Named, peloton: Peloton, publicUrl: string): Written =>
  writeLetter(
    `You’re no longer in ${peloton.name}`,
    [
      `Hello ${person.firstName},`,
      `the captain or an admin of ${peloton.name} removed you from the peloton. You keep everything you raised, and what the peloton gave you.`,
    ],
    { text: 'Find another peloton', url: `${publicUrl}/search` },
  );

/** To captain and admins, as a member leaves by themself. */
export const leftLetter = (
  { leader, person, peloton }: { leader: Named; person: Named; peloton: Peloton },
  publicUrl: string,
): Written =>
  writeLetter(
    `${fullName(person)} left ${peloton.name}`,
    [
      `Hello ${leader.firstName},`,
      `${fullName(person)} left ${peloton.name}. What they raised counts for them alone now.`,
    ],
    pageLink(peloton, publicUrl),
  );

/** To whoever becomes captain because the captain's account closed. */
export const succeededLetter = (person: Named, peloton: Peloton, publicUrl: string): Written =>
  writeLetter(
    `You’re the captain of ${peloton.name} now`,
    [
      `Hello ${person.firstName},`,
      `the captain of ${peloton.name} closed their account. You’ve been with the peloton longest, so you’re its captain now. If that isn’t for you, offer the captaincy to another member.`,
    ],
    pageLink(peloton, publicUrl),
  );

/** To the admins, as another one succeeds the captain. */
export const newCaptainLetter = (
  { leader, successor, peloton }: { leader: Named; successor: Named; peloton: Peloton },
  publicUrl: string,
): Written =>
  writeLetter(
    `${peloton.name} has a new captain`,
    [
      `Hello ${leader.firstName},`,
      `the captain of ${peloton.name} closed their account. ${fullName(successor)} has been with the peloton longest, and is its captain now.`,
    ],
    pageLink(peloton, publicUrl),
  );

export const offeredLetter = (
  { person, captain, peloton, lastDay }: { person: Named; captain: Named; peloton: Peloton; lastDay: string },
  publicUrl: string,
): Written =>
  writeLetter(
    `Will you be the captain of ${peloton.name}?`,
    [
      `Hello ${person.firstName},`,
      `${fullName(captain)} offers you the captaincy of ${peloton.name}. You can accept until ${dayInWords(lastDay)}. Until then, ${captain.firstName} stays captain, and becomes an admin afterward.`,
    ],
    pageLink(peloton, publicUrl),
  );

/** To whoever was captain, or offered it. */
export const captaincyLetter = (
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
    accepted: `${fullName(other)} accepted: ${other.firstName} is the captain of ${peloton.name} now, and you’re an admin.`,
    declined: `${fullName(other)} can’t be the captain of ${peloton.name} now. You’re still the captain.`,
    withdrawn: `${fullName(other)} took back the offer to make you the captain of ${peloton.name}.`,
    expired: `${fullName(other)} didn’t answer within seven days. You’re still the captain of ${peloton.name}, and can offer it to somebody else.`,
  }[what];
  return writeLetter(
    `The captaincy of ${peloton.name}`,
    [`Hello ${person.firstName},`, said],
    pageLink(peloton, publicUrl),
  );
};
