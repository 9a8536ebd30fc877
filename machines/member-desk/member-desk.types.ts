import type { FlowError } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type JoinRequest = Schemas['JoinRequest'];
export type DeskMember = Schemas['DeskMember'];
export type LogbookEntry = Schemas['LogbookEntry'];
export type LeavingPreview = Schemas['LeavingPreview'];
export type PelotonRole = Schemas['PelotonRole'];

/** One page of a list, and which of how many it is. */
export type Listed<Item> = {
  items: Item[];
  pagination: { page: number; limit: number; count: number; total: number };
};

/** Which members are shown and how, as the address keeps it; null is the server's own order. */
export type DeskQuery = {
  page: number;
  sort: 'name' | 'joined' | 'committed' | 'raised' | 'missing';
  direction: 'asc' | 'desc' | null;
  search: string;
  show: 'all' | 'missing' | 'surplus';
  /** The page of the logbook. */
  log: number;
};

/** All that the desk shows, of one moment. */
export type DeskView = {
  desk: Schemas['MemberDesk'];
  /** Null where nobody leads the peloton. */
  captain: Schemas['PelotonPerson'] | null;
  /** The longest waiting first. */
  requests: Listed<JoinRequest>;
  members: Listed<DeskMember>;
  /** Who misses most of their commitment. */
  short: Listed<DeskMember>;
  /** Who raised more than it. */
  ahead: Listed<DeskMember>;
  log: Listed<LogbookEntry>;
};

/** Someone as messages name them. */
export type Person = { publicId: string; name: string };

export type Decision = 'approve' | 'decline';
export type Change = 'makeAdmin' | 'unmakeAdmin' | 'offer' | 'withdraw' | 'add';

/** What the person asked for, and for whom. */
export type DeskAction = { kind: Decision | Change | 'remove'; people: Person[] };

/** Why one of several requests could not be decided as asked. */
export type RefusalCode = 'request-not-found' | 'request-decided' | 'member-elsewhere';

/** What became of each request. */
export type Decided = { refused: { publicId: string; code: RefusalCode }[] };

export type MemberDeskInput = { pelotonId: string; query: DeskQuery };

export type MemberDeskContext = MemberDeskInput & {
  view: DeskView | null;
  /** Public ids of the requests that are ticked. */
  chosen: string[];
  /** The last thing asked for: under way, done or refused. */
  action: DeskAction | null;
  /** Names that one sending of `action`; null once it was answered. */
  key: string | null;
  /** What came of `action` with each person that it did not work for; null while it has no good answer. */
  refused: Decided['refused'] | null;
  /** Why `action`, or loading, failed. */
  problem: FlowError | null;
  /** Whose requests were settled by somebody else while the page was open. */
  settled: Person[];
  /** The own role before the captaincy changed hands under the open page; null where it did not. */
  roleBefore: PelotonRole | null;
  /** Whom the open dialog is about. */
  opened: DeskMember | null;
  preview: LeavingPreview | null;
};

export type MemberDeskEvent =
  | { type: 'load.retried' }
  /** What is shown is not what the server has anymore. */
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
  /** The dialog is closed without doing anything. */
  | { type: 'question.dismissed' }
  /** The same once more, because nobody knows what became of it. */
  | { type: 'action.retried' }
  | { type: 'session.restored' };

/** What a person perceives on entering a state. */
export type MemberDeskMeta = { heading: string; announce: string };
