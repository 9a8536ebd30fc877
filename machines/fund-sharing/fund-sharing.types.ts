import type { CalendarDay } from '#machines/calendar.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type Source = Schemas['ShareSource'];
export type Fund = Schemas['FundSharing'];
export type OwnFundSharing = Schemas['OwnFundSharing'];
export type Donor = Schemas['FundSharingDonor'];
export type ShareRequest = Schemas['ShareRequest'];
export type FundShare = Schemas['FundShare'];
export type SharePreview = Schemas['SharePreview'];
export type SharesMade = Schemas['SharesMade'];
export type SharePlan = Schemas['SharePlan'];
export type PlanOutlook = Schemas['PlanOutlook'];
export type PlanName = 'even' | 'most-complete';

/** One page of a list, and which of how many it is. */
export type Listed<Item> = {
  items: Item[];
  pagination: { page: number; limit: number; count: number; total: number };
};

/** Somebody who can be shared with; `to` is null for the peloton’s fund. What the person may not know is null; cents. */
export type Recipient = {
  to: string | null;
  name: string;
  raised: number | null;
  owed: number | null;
  committed: number | null;
  missing: number | null;
  isHighRoller: boolean;
};

/** Which page of the members and of the history is shown, as the address keeps it. */
export type SharingQuery = { page: number; history: number };

/** All that the page shows, of one moment. */
export type SharingView = {
  pelotonName: string;
  eventName: string;
  /** What can be shared now, in cents. */
  spare: number;
  /** What the source has, in cents: of a person it is more than they can share. */
  balance: number;
  isOpen: boolean;
  /** The last day of sharing, YYYY-MM-DD. */
  fundSharingEnds: CalendarDay;
  /** For those who lead the peloton, with what they asked of members; null for a member’s own money. */
  fund: { fund: Fund; donors: Donor[]; requests: ShareRequest[] } | null;
  /** A member’s own part; null for the fund. */
  own: OwnFundSharing | null;
  recipients: Listed<Recipient>;
  /** The latest first. */
  shares: Listed<FundShare>;
};

/** What somebody is to get, in cents; null while the field is empty. They may be on another page of the list. */
export type Entry = { to: string | null; name: string; missing: number | null; amount: number | null };

/** What is done beside sharing, each with a key of its own. */
export type SharingAction =
  | { kind: 'undo' | 'decline'; share: FundShare }
  | { kind: 'offer'; upTo: number | null }
  | { kind: 'end-offer' }
  | { kind: 'accept'; request: ShareRequest; amount: number }
  | { kind: 'refuse' | 'withdraw'; request: ShareRequest }
  | { kind: 'ask'; donor: Donor; amount: number; message: string | null };

export type SharingDraft = {
  entries: Entry[];
  reason: string;
  /** Whether somebody may get more than they lack. */
  beyondMissing: boolean;
  /** Whether plans reach High Rollers. */
  highRollers: boolean;
};

/** A line as it is sent, in cents. */
export type Line = { to: string | null; amount: number };

/** A figure that moved while the person looked: a sentence that says what it is now. */
export type Moved = { path: string; message: string };

export type FundSharingInput = {
  pelotonId: string;
  source: Source;
  /** Who shares. */
  publicId: string;
  query: SharingQuery;
};

export type FundSharingContext = FundSharingInput &
  FormFailure & {
    view: SharingView | null;
    draft: SharingDraft;
    /** What would be, until the person confirms. */
    preview: SharePreview | null;
    /** Names one sending of the shares, or of an action; null once it was answered. */
    key: string | null;
    moved: Moved[];
    made: SharesMade | null;
    /** What is asked about, under way, or done last. */
    action: SharingAction | null;
    isDone: boolean;
    /** The plan that is made, or that the entries are as it made them. */
    plan: PlanName | null;
    /** What of the fund no plan could give away; null without a plan. */
    rest: number | null;
  };

export type FundSharingEvent =
  | { type: 'load.retried' }
  | { type: 'query.changed'; query: SharingQuery }
  | { type: 'entry.changed'; entry: Entry }
  | { type: 'option.changed'; changes: Partial<Omit<SharingDraft, 'entries'>> }
  | { type: 'plan.chosen'; plan: PlanName }
  | { type: 'entries.cleared' }
  | { type: 'preview.asked' }
  | { type: 'preview.dismissed' }
  /** Each `key` is a fresh UUID. */
  | { type: 'shares.confirmed'; key: string }
  /** Asks once more before it is done. */
  | { type: 'action.asked'; action: SharingAction }
  | { type: 'action.confirmed'; key: string }
  | { type: 'action.sent'; action: SharingAction; key: string }
  | { type: 'question.dismissed' }
  /** The same once more, because nobody knows what became of it. */
  | { type: 'action.retried' }
  | { type: 'session.restored' };

/** What a person perceives on entering a state. */
export type FundSharingMeta = { heading: string; announce: string };
