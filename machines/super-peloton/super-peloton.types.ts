import type { FlowError } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

/** How the peloton stands to others: its level, its super-peloton, and the open requests. */
export type FamilyState = Schemas['FamilyRequests'];
export type SubPeloton = Schemas['FamilyPeloton'];
export type Named = { id: string; name: string };

/** A peloton that could belong together with the own one, unless it has a super-peloton already. */
export type Partner = Named & Pick<Schemas['FoundPeloton'], 'membersCount' | 'parentName'>;

/** All that the captain sees, of one moment. */
export type FamilyView = FamilyState & {
  /** The sub-pelotons, who raised most first, as far as they are shown; none of a plain peloton. */
  held: SubPeloton[];
  /** How many sub-pelotons there are. */
  heldCount: number;
};

/** What a captain takes back or ends; it is asked once more first. */
export type Ending = 'decline' | 'withdraw' | 'leave';
export type ActionKind = 'ask' | 'agree' | Ending;
export type FamilyAction = { kind: ActionKind; other: Named };

/** What came of the last action. `united`: also of asking a peloton that had asked already. */
export type Done = 'asked' | 'united' | 'declined' | 'withdrawn' | 'left';

export type SuperPelotonInput = { pelotonId: string; name: string };

export type SuperPelotonContext = SuperPelotonInput & {
  /** Null until it is loaded, and once the person is no captain any more. */
  view: FamilyView | null;
  /** How many sub-pelotons are wanted. */
  shown: number;
  /** What was looked for last, and what was found; null before the first look. */
  sought: string;
  found: Partner[] | null;
  /** Nothing was typed to look for. */
  isBlank: boolean;
  /** The last thing asked for: in question, under way, done or refused. */
  action: FamilyAction | null;
  /** Names that one sending of `action`; null once it was answered. */
  key: string | null;
  done: Done | null;
  /** Why `action`, a look or loading failed. */
  problem: FlowError | null;
};

export type SuperPelotonEvent =
  | { type: 'load.retried' }
  /** The page is seen again: what it shows may be old. */
  | { type: 'page.shown' }
  | { type: 'more.requested' }
  | { type: 'partner.sought'; text: string }
  /** Each `key` is a fresh UUID. */
  | { type: 'partner.asked'; other: Named; key: string }
  | { type: 'request.agreed'; other: Named; key: string }
  | { type: 'ending.asked'; ending: Ending; other: Named }
  | { type: 'ending.confirmed'; key: string }
  | { type: 'question.dismissed' }
  /** The same once more, because nobody knows what became of it. */
  | { type: 'action.retried' }
  | { type: 'session.restored' };

/** Two pelotons are a family, or none any more: totals and lists elsewhere are old. */
export type SuperPelotonEmitted = { type: 'family.changed' };

/** What a person perceives on entering a state. */
export type SuperPelotonMeta = { heading: string; announce: string };
