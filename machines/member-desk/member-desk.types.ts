import type { FlowError } from '#machines/flow-error.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

export type JoinRequest = Schemas['JoinRequest'];
export type DeskMember = Schemas['DeskMember'];
export type LogbookEntry = Schemas['LogbookEntry'];
export type LeavingPreview = Schemas['LeavingPreview'];
export type PelotonRole = Schemas['PelotonRole'];

/** One page of a list, with the numbers of the pages. */
export type Listed<Item> = {
  items: Item[];
  pagination: { page: number; limit: number; count: number; total: number };
};

/** The shown members and their order, as in the address; null is the server's own order. */
export type DeskQuery = {
  page: number;
  sort: 'name' | 'joined' | 'committed' | 'raised' | 'missing';
  direction: 'asc' | 'desc' | null;
  search: string;
  show: 'all' | 'missing' | 'surplus';
  /** The page of the logbook. */
  log: number;
};

/** Everything that the desk shows, read at one moment. */
export type DeskView = {
  desk: Schemas['MemberDesk'];
  /** Null if the peloton has no captain. */
  captain: Schemas['PelotonPerson'] | null;
  /** The longest waiting first. */
  requests: Listed<JoinRequest>;
  members: Listed<DeskMember>;
  /** The members who lack most of their commitment. */
  short: Listed<DeskMember>;
  /** The members who raised more than their commitment. */
  ahead: Listed<DeskMember>;
  log: Listed<LogbookEntry>;
};

/** A person as messages name them. */
export type Person = { publicId: string; name: string };

export type Decision = 'approve' | 'decline';
export type Change = 'makeAdmin' | 'unmakeAdmin' | 'offer' | 'withdraw' | 'add';

/** The action, and the people that it concerns. */
export type DeskAction = { kind: Decision | Change | 'remove'; people: Person[] };

/** Why one of several requests could not be decided. */
export type RefusalCode = 'request-not-found' | 'request-decided' | 'member-elsewhere';

/** The result for each request. */
export type Decided = { refused: { publicId: string; code: RefusalCode }[] };

export type MemberDeskInput = { pelotonId: string; query: DeskQuery };

export type MemberDeskContext = MemberDeskInput & {
  view: DeskView | null;
  /** Public ids of the ticked requests. */
  chosen: string[];
  /** The last action: being carried out, done or refused. */
  action: DeskAction | null;
  /** Idempotency key of `action`; null after the answer. */
  key: string | null;
  /** The result of `action` for each person for whom it failed; null before a good answer. */
  refused: Decided['refused'] | null;
  /** Why `action`, or loading, failed. */
  problem: FlowError | null;
  /** The requests that somebody else decided while the page was open. */
  settled: Person[];
  /** The person's role before the captaincy changed hands under the open page; null if it did not. */
  roleBefore: PelotonRole | null;
  /** The person whom the open dialog is about. */
  opened: DeskMember | null;
  preview: LeavingPreview | null;
};

export type MemberDeskEvent =
  | { type: 'load.retried' }
  /** The desk shows outdated data. */
  | { type: 'desk.outdated' }
  | { type: 'query.changed'; query: DeskQuery }
  | { type: 'choice.changed'; chosen: string[] }
  /** Each `key` is a fresh UUID. */
  | { type: 'requests.approved'; people: Person[]; key: string }
  | { type: 'decline.asked'; people: Person[] }
  | { type: 'decline.confirmed'; key: string }
  | { type: 'member.opened'; member: DeskMember }
  | { type: 'member.changed'; change: Change; person: Person; key: string }
  | { type: 'removal.asked' }
  | { type: 'removal.confirmed'; key: string }
  /** The dialog was closed without an action. */
  | { type: 'question.dismissed' }
  /** Sends the same again, because its outcome is unknown. */
  | { type: 'action.retried' }
  | { type: 'session.restored' };

export type MemberDeskMeta = Omit<StateMeta, 'focus'>;
