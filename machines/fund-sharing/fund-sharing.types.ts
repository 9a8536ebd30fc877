import type { FlowError } from '#machines/flow-error.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type Fund = Schemas['FundSharing'];
export type Recipient = Schemas['FundSharingRecipient'];
export type FundShare = Schemas['FundShare'];
export type SharePreview = Schemas['SharePreview'];
export type SharesMade = Schemas['SharesMade'];
export type SharePlan = Schemas['SharePlan'];
export type PlanName = 'even' | 'most-complete';

/** One page of a list, and which of how many it is. */
export type Listed<Item> = {
  items: Item[];
  pagination: { page: number; limit: number; count: number; total: number };
};

/** Which page of the members and of the history is shown, as the address keeps it. */
export type SharingQuery = { page: number; history: number };

/** All that the page shows, of one moment. */
export type SharingView = {
  fund: Fund;
  /** Who lacks most first. */
  recipients: Listed<Recipient>;
  /** The latest first. */
  shares: Listed<FundShare>;
};

/** What one member is to get, in cents; null while the field is empty. They may be on another page of the list. */
export type Entry = { to: string; name: string; missing: number; amount: number | null };

export type SharingDraft = {
  entries: Entry[];
  reason: string;
  /** Whether somebody may get more than they lack. */
  beyondMissing: boolean;
  /** Whether plans reach High Rollers. */
  highRollers: boolean;
};

/** A line as it is sent, in cents. */
export type Line = { to: string; amount: number };

/** A figure that moved while the person looked: a sentence that says what it is now. */
export type Moved = { path: string; message: string };

export type FundSharingInput = { pelotonId: string; query: SharingQuery };

export type FundSharingContext = FundSharingInput &
  FormFailure & {
    view: SharingView | null;
    draft: SharingDraft;
    /** What would be, until the person confirms. */
    preview: SharePreview | null;
    /** Names one sending of the shares, or of a taking back; null once it was answered. */
    key: string | null;
    moved: Moved[];
    made: SharesMade | null;
    /** The share that the open question is about. */
    opened: FundShare | null;
    /** The plan that is made. */
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
  | { type: 'undo.asked'; share: FundShare }
  | { type: 'undo.confirmed'; key: string }
  | { type: 'question.dismissed' }
  | { type: 'sharing.begun' }
  /** The same once more, because nobody knows what became of it. */
  | { type: 'action.retried' }
  | { type: 'session.restored' };

/** What a person perceives on entering a state. */
export type FundSharingMeta = { heading: string; announce: string };

export type OfError = { error: FlowError };
