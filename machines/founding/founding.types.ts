import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

export const foundingSteps = ['naming', 'telling', 'planning', 'reviewing'] as const;
export type FoundingStep = (typeof foundingSteps)[number];

/** What the founder types; the goal in cents. */
export type FoundingDraft = Schemas['NewPeloton'] & {
  /** The goal's field holds something that is not an amount. */
  isGoalUnclear: boolean;
};

/** The person's relation to pelotons this year. */
export type Eligibility =
  | { kind: 'free' }
  /** The open request is withdrawn when they found their own. */
  | { kind: 'requested'; peloton: { id: string; name: string } }
  | { kind: 'member'; peloton: { id: string; name: string } }
  | { kind: 'unregistered' };

/** What a tab keeps of a peloton that is not founded yet. */
export type KeptFounding = { draft: FoundingDraft; step: FoundingStep };

export type FoundingInput = { kept: KeptFounding | null };

export type Founded = Pick<Schemas['Peloton'], 'id' | 'name'>;

export type FoundingContext = FormFailure &
  KeptFounding & {
    /** Null until it is known. */
    eligibility: Eligibility | null;
    /** Idempotency key of this draft; null until it is first sent. */
    key: string | null;
    founded: Founded | null;
  };

export type FoundingEvent =
  | { type: 'eligibility.retried' }
  | { type: 'draft.changed'; changes: Partial<FoundingDraft> }
  /** The person continues to the next step. */
  | { type: 'step.submitted' }
  /** The person goes back to a step. */
  | { type: 'naming.reopened' }
  | { type: 'telling.reopened' }
  | { type: 'planning.reopened' }
  /** `key` is a new idempotency key. */
  | { type: 'founding.confirmed'; key: string }
  | { type: 'session.restored' }
  /** The pictures are chosen, or come later. */
  | { type: 'pictures.settled' }
  | { type: 'pictures.reopened' };

export type FoundingMeta = StateMeta<'heading'>;
