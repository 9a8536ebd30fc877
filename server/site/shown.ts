import { fullNameOf } from '#machines/form/person-name.ts';
import { type Story, storyText } from '#machines/story/story.ts';
import { fundraisingOf, pelotonFundraising } from '#server/fundraising/fundraising.ts';
import { hiddenContentOf, withoutHidden } from '#server/moderation/moderation.ts';
import { uuidForm } from '#server/platform/contract/compilers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findPelotonForHead, findPersonForHead } from './site.queries.ts';

/** The person or peloton of a link, with public data; amounts in cents. */
export type Shown = {
  kind: 'profile' | 'peloton';
  /** Public id of a person, id of a peloton: it is in the address, and the seed of the mountain. */
  id: string;
  name: string;
  /** Plain text. */
  story: string | null;
  /** Null before an event is announced. */
  eventName: string | null;
  raised: number;
  /** 0 where there is none, as the commitment. */
  goal: number;
  committed: number;
};

const plain = (story: Story | null): string | null => (story === null ? null : storyText(story));

/** The form of every public id; any other text needs no query. */
const publicIdForm = /^[a-z0-9-]{3,40}$/;

const person = async (db: Db, publicId: string): Promise<Shown | null> => {
  if (!publicIdForm.test(publicId)) return null;
  const found = await findPersonForHead(db, publicId);
  if (!found) return null;
  const { id, eventId, eventName } = found;
  const { story } = withoutHidden(found, await hiddenContentOf(db, { subjectType: 'User', subjectId: id }));
  const { raised, goal, committedAmount } =
    eventId === null
      ? { raised: 0, goal: 0, committedAmount: 0 }
      : await fundraisingOf(db, id, eventId, 'public');
  return {
    kind: 'profile',
    id: publicId,
    name: fullNameOf(found),
    story: plain(story),
    eventName,
    raised,
    goal,
    committed: committedAmount,
  };
};

const peloton = async (db: Db, id: string): Promise<Shown | null> => {
  if (!uuidForm.test(id)) return null;
  const found = await findPelotonForHead(db, id);
  if (!found) return null;
  const { name, eventId, eventName } = found;
  const { story } = withoutHidden(
    found,
    await hiddenContentOf(db, { subjectType: 'Peloton', subjectId: id }),
  );
  const { raised } = eventId === null ? { raised: 0 } : await pelotonFundraising(db, id, eventId, 'public');
  return { kind: 'peloton', id, name, story: plain(story), eventName, raised, goal: 0, committed: 0 };
};

/** Finds the person or peloton of `/profile/{id}` or `/peloton/{id}`; null if there is none. */
export const findShown = (db: Db, kind: Shown['kind'], id: string): Promise<Shown | null> =>
  kind === 'profile' ? person(db, id) : peloton(db, id);
