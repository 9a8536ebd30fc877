import type { DonationRecipient } from '#machines/donation/donation.types.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { wholeMoney } from '#machines/money.ts';
import { shortened } from '#machines/shortened.ts';
import { storyText } from '#machines/story/story.ts';
import { whose } from '#machines/whose.ts';
import { type AppLink, donateLink, pageLink } from '#src/components/button/app-link.ts';
import { nextSummit } from '#src/components/climb/next-summit.ts';
import type { Event, LoadedRecipient, Peloton, Person } from './recipient.ts';

/** The checkout's data about a recipient, from their page's data. */
export const donationRecipientOf = (
  loaded: LoadedRecipient,
  { name, shortName }: RecipientView,
): DonationRecipient => {
  if (loaded.kind === 'person') {
    const { publicId, isDonorListVisible, peloton } = loaded.person;
    return {
      recipientType: 'User',
      id: publicId,
      name,
      shortName,
      isDonorListPublic: isDonorListVisible,
      pelotonName: peloton === null || peloton.isPending ? null : peloton.name,
    };
  }
  if (loaded.kind === 'peloton') {
    const { id, displayDonations } = loaded.peloton;
    return {
      recipientType: 'Peloton',
      id,
      name,
      shortName,
      isDonorListPublic: displayDonations,
      pelotonName: null,
    };
  }
  return { recipientType: 'General', id: null, name, shortName, isDonorListPublic: false, pelotonName: null };
};

/** Distinguishes the checkouts of different recipients. */
export const flowKeyOf = ({ recipientType, id }: DonationRecipient): string => `${recipientType}/${id ?? ''}`;

/** A recipient on the giving pages; amounts in cents. */
export type RecipientView = {
  /** "Maya Okafor", "the general fund": for use within a sentence. */
  name: string;
  /** "Maya": for use after the full name. */
  shortName: string;
  /** The climb and the land are generated from it. */
  id: string;
  climb: { raised: number; goal: number; goalName?: string; committed?: number };
  /** The recipient's page; null for the general fund. */
  page: AppLink | null;
  give: AppLink;
  /** The text for a check's memo line. */
  memo: string;
  /** The story as plain text. */
  story: string | null;
  eventName: string;
};

/** The number of characters of an id that distinguish equal names on a check. */
const idPart = 8;

const writtenBy = ({ story }: Pick<Person | Peloton, 'story'>): string | null =>
  story === null ? null : storyText(story);

const personView = (person: Person): RecipientView => {
  const { publicId, firstName, fundraising } = person;
  const name = fullNameOf(person);
  return {
    name,
    shortName: firstName,
    id: publicId,
    climb:
      fundraising.goal > 0
        ? {
            raised: fundraising.raised,
            goal: fundraising.goal,
            committed: fundraising.committedAmount,
          }
        : {
            raised: fundraising.raised,
            goal: nextSummit(fundraising.raised),
            goalName: 'the next summit',
            committed: fundraising.committedAmount,
          },
    page: pageLink('User', publicId),
    give: donateLink('User', publicId),
    memo: `${name.toUpperCase()}, ${publicId}`,
    story: writtenBy(person),
    eventName: person.currentEventName,
  };
};

const pelotonView = ({ id, name, fundraising, story, currentEventName }: Peloton): RecipientView => ({
  name,
  shortName: name,
  id,
  climb: {
    raised: fundraising.raised,
    goal: nextSummit(fundraising.raised),
    goalName: 'the next summit',
  },
  page: pageLink('Peloton', id),
  give: donateLink('Peloton', id),
  memo: `${name.toUpperCase()}, ${id.slice(0, idPart)}`,
  story: writtenBy({ story }),
  eventName: currentEventName,
});

const generalView = ({ id, name, raised, goal }: Event): RecipientView => ({
  name: 'the general fund',
  shortName: 'the general fund',
  id,
  climb:
    goal === null
      ? { raised, goal: nextSummit(raised), goalName: 'the next summit' }
      : { raised, goal, goalName: 'our shared goal' },
  page: null,
  give: donateLink('General'),
  memo: 'GENERAL FUND',
  story: null,
  eventName: name,
});

/** Null if there is no recipient. */
export const viewOf = (recipient: LoadedRecipient): RecipientView | null => {
  if (recipient.kind === 'person') return personView(recipient.person);
  if (recipient.kind === 'peloton') return pelotonView(recipient.peloton);
  return recipient.kind === 'general' ? generalView(recipient.event) : null;
};

/** The donation's target within a sentence: "Maya’s climb", "the general fund". */
export const fundOf = ({ page, shortName }: Pick<RecipientView, 'page' | 'shortName'>): string =>
  page === null ? shortName : `${whose(shortName)} climb`;

/** Whether donations are open this year: a person who takes part in nothing raises no money. */
export const takesDonations = (recipient: LoadedRecipient): boolean => {
  if (recipient.kind === 'peloton') return recipient.peloton.isActive;
  if (recipient.kind !== 'person') return recipient.kind === 'general';
  const { isChallenger, isVolunteer, registeredRides } = recipient.person.participantTypes;
  return isChallenger || isVolunteer || registeredRides.length > 0;
};

/** "$4,200 of $6,000 so far"; for the general fund the event's total, because it has no page. */
export const progressText = ({ climb: { raised, goal, goalName }, page }: RecipientView): string => {
  if (page === null) return `All of us together: ${wholeMoney(raised)} so far`;
  return goalName === undefined
    ? `${wholeMoney(raised)} of ${wholeMoney(goal)} so far`
    : `${wholeMoney(raised)} so far`;
};

/** The first `length` characters, cut after a word. */
export const excerptOf = (story: string, length = 320): string => {
  const text = story.trim();
  const cut = shortened(text, length);
  if (cut === text) return text;
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:–—…]+$/, '')} …`;
};
