import type { FlowError } from '#machines/flow-error.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

/** The peloton's relations: its level, its super-peloton, and the open requests. */
export type FamilyState = Schemas['FamilyRequests'];
export type SubPeloton = Schemas['FamilyPeloton'];
export type Named = { id: string; name: string };

/** A search result: a super-peloton to ask, or a peloton to invite. */
export type Partner = Named & Pick<Schemas['FoundPeloton'], 'membersCount' | 'parentName'>;

/** Everything that the captain sees, read at one moment. */
export type FamilyView = FamilyState & {
  /** The shown sub-pelotons, the highest total first; empty for a plain peloton. */
  subPelotons: SubPeloton[];
  /** How many sub-pelotons there are. */
  subPelotonCount: number;
};

/** What a captain withdraws, declines or ends; the page asks first. */
export type Ending = 'decline' | 'withdraw' | 'leave';
export type ActionKind = 'ask' | 'agree' | Ending;
export type FamilyAction = { kind: ActionKind; other: Named };

/** The result of the last action. `united` also where both pelotons had asked. */
export type Done = 'asked' | 'united' | 'declined' | 'withdrawn' | 'left';

export type SuperPelotonInput = { pelotonId: string; name: string };

export type SuperPelotonContext = SuperPelotonInput & {
  /** Null until it is loaded, and once the person is no longer captain. */
  view: FamilyView | null;
  /** The number of sub-pelotons to load. */
  shown: number;
  /** The last searched name and its results; null before the first search. */
  query: string;
  found: Partner[] | null;
  /** The search field was empty. */
  isBlank: boolean;
  /** The last action: in question, being carried out, done or refused. */
  action: FamilyAction | null;
  /** Idempotency key of `action`; null after the answer. */
  key: string | null;
  done: Done | null;
  /** Why `action`, a search or loading failed. */
  problem: FlowError | null;
};

export type SuperPelotonEvent =
  | { type: 'load.retried' }
  /** The page is visible again: its data may be outdated. */
  | { type: 'page.shown' }
  | { type: 'more.requested' }
  | { type: 'partner.searched'; text: string }
  /** Each `key` is a fresh UUID. */
  | { type: 'partner.asked'; other: Named; key: string }
  | { type: 'request.agreed'; other: Named; key: string }
  | { type: 'ending.asked'; ending: Ending; other: Named }
  | { type: 'ending.confirmed'; key: string }
  | { type: 'question.dismissed' }
  /** Sends the same again, because its outcome is unknown. */
  | { type: 'action.retried' }
  | { type: 'session.restored' };

/** Two pelotons joined or separated: totals and lists elsewhere are outdated. */
export type SuperPelotonEmitted = { type: 'family.changed' };

export type SuperPelotonMeta = Omit<StateMeta, 'focus'>;
