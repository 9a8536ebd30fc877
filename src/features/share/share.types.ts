/** Who shares: the person whose page it is, a donor who gave by name, who leads a peloton or rides in it, or anybody else. */
export type Voice = 'owner' | 'donor' | 'leader' | 'member' | 'stranger';

/** What a person does in the event; of several, what they are known for. */
export type Deed = 'ride' | 'challenge' | 'volunteer' | 'none';

/** A page that is shared, with what a message says of it; all of it public. */
export type Shared = {
  kind: 'person' | 'peloton' | 'fund';
  /** Public id of a person, id of a peloton; null for the general fund. */
  id: string | null;
  /** Beneath the site's address: "/profile/maya-okafor". */
  path: string;
  /** "Maya Okafor": within a sentence. */
  name: string;
  /** "Maya": where the name was said before. */
  shortName: string;
  /** "Product 2027"; empty before an event is announced. */
  eventName: string;
  deed: Deed;
  takesDonations: boolean;
  takesMembers: boolean;
  /** Changes with the figures on the card: browsers keep a picture for an hour. */
  version: string;
};

/** What a person did with a page, for the tracker: never whose page it was, nor with whom it was shared. */
export type ShareStep = 'share' | 'share/link-copied' | 'share/words-copied' | 'share/sent' | 'share/saved';
