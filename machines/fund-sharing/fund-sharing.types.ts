import type { CalendarDay } from '#machines/calendar.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

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

/** One page of a list, with the numbers of the pages. */
export type Listed<Item> = {
  items: Item[];
  pagination: { page: number; limit: number; count: number; total: number };
};

/** A possible receiver; `to` is null for the peloton’s fund. Values that the person may not see are null; amounts in cents. */
export type Recipient = {
  to: string | null;
  name: string;
  raised: number | null;
  owed: number | null;
  committed: number | null;
  missing: number | null;
  isHighRoller: boolean;
};

/** The shown pages of the members and of the history, as in the address. */
export type SharingQuery = { page: number; history: number };

/** Everything that the page shows, read at one moment. */
export type SharingView = {
  pelotonName: string;
  eventName: string;
  /** What can be shared now, in cents. */
  spare: number;
  /** What the source has, in cents. A person has more than they can share. */
  balance: number;
  isOpen: boolean;
  /** The last day of sharing, YYYY-MM-DD. */
  fundSharingEnds: CalendarDay;
  /** The fund and its requests, for captain and admins; null for a member’s own money. */
  fund: { fund: Fund; donors: Donor[]; requests: ShareRequest[] } | null;
  /** A member’s own money; null for the fund. */
  own: OwnFundSharing | null;
  recipients: Listed<Recipient>;
  /** The latest first. */
  shares: Listed<FundShare>;
};

/** The amount for one receiver, in cents; null while the field is empty. The receiver may be on another page of the list. */
export type Entry = { to: string | null; name: string; missing: number | null; amount: number | null };

/** Actions beside sharing, each with its own key. */
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
  /** Whether a receiver may get more than they lack. */
  beyondMissing: boolean;
  /** Whether plans reach High Rollers. */
  highRollers: boolean;
};

/** A line as it is sent, in cents. */
export type Line = { to: string | null; amount: number };

/** A figure that moved while the person looked, with a sentence about its value now. */
export type Moved = { path: string; message: string };

export type FundSharingInput = {
  pelotonId: string;
  source: Source;
  /** The peloton or person that shares. */
  publicId: string;
  query: SharingQuery;
};

export type FundSharingContext = FundSharingInput &
  FormFailure & {
    view: SharingView | null;
    draft: SharingDraft;
    /** The previewed totals, until the person confirms. */
    preview: SharePreview | null;
    /** Idempotency key of the shares or of an action; null after the answer. */
    key: string | null;
    moved: Moved[];
    made: SharesMade | null;
    /** The action in question, being done, or done last. */
    action: SharingAction | null;
    isDone: boolean;
    /** The plan that is being made, or that the entries came from. */
    plan: PlanName | null;
    /** The part of the fund that no plan could give away; null without a plan. */
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
  /** Asks before it is done. */
  | { type: 'action.asked'; action: SharingAction }
  | { type: 'action.confirmed'; key: string }
  | { type: 'action.sent'; action: SharingAction; key: string }
  | { type: 'question.dismissed' }
  /** Sends the same again, because its outcome is unknown. */
  | { type: 'action.retried' }
  | { type: 'session.restored' };

export type FundSharingMeta = Omit<StateMeta, 'focus'>;
