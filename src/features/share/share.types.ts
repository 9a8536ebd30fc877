/** The sharing person: the page's owner, a named donor, a captain, admin or member of the peloton, or anybody else. */
export type Voice = 'owner' | 'donor' | 'leader' | 'member' | 'stranger';

/** A person's main participation in the event. */
export type Deed = 'ride' | 'challenge' | 'volunteer' | 'none';

/** A shared page, with the data for its message; all of it public. */
export type Shared = {
  kind: 'person' | 'peloton' | 'fund';
  /** Public id of a person, id of a peloton; null for the general fund. */
  id: string | null;
  /** Relative to the site's address: "/profile/maya-okafor". */
  path: string;
  /** "Maya Okafor": for use within a sentence. */
  name: string;
  /** "Maya": for use after the full name. */
  shortName: string;
  /** "Product 2027"; empty before an event is announced. */
  eventName: string;
  deed: Deed;
  takesDonations: boolean;
  takesMembers: boolean;
  /** Changes with the figures on the card, because browsers cache a picture for an hour. */
  version: string;
};

/** An action with a page, for the tracker: never whose page it was, nor with whom it was shared. */
export type ShareStep = 'share' | 'share/link-copied' | 'share/message-copied' | 'share/sent' | 'share/saved';
