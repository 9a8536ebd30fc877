import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

/** How somebody stands to a peloton. */
export type JoinState = components['schemas']['JoinState'];

/** Why somebody can't ask to join. */
export type Refusal = NonNullable<JoinState['refusal']>;

/** What changes when the person goes. */
export type LeavingPreview = components['schemas']['LeavingPreview'];

export type MembershipInput = {
  /** Null where a person looks for one; the peloton of a group code takes the place. */
  pelotonId: string | null;
  /** Of whoever is signed in; null for a visitor. */
  publicId: string | null;
};

/** What is sent, and its idempotency key: the same until it is answered. */
export type Attempt = { of: 'request' | 'withdrawal' | 'code' | 'leaving' | 'answer'; key: string };

/** What happened last, for the sentence about it. `decided`: somebody else did it. */
export type Done =
  | 'nothing'
  | 'asked'
  | 'withdrawn'
  | 'withdrawnElsewhere'
  | 'joined'
  | 'accepted'
  | 'declined'
  | 'decided';

export type MembershipContext = MembershipInput &
  FormFailure & {
    /** Null until it is loaded. */
    standing: JoinState | null;
    /** Null until the person wants to leave. */
    preview: LeavingPreview | null;
    /** The message to captain and admins, as typed. */
    message: string;
    /** The group code, as typed. */
    code: string;
    attempt: Attempt | null;
    /** Whether the captaincy is accepted or declined. */
    isAccepting: boolean;
    /** How often was looked for an answer since the person did something. */
    polls: number;
    done: Done;
  };

export type MembershipEvent =
  | { type: 'load.retried' }
  | { type: 'message.changed'; message: string }
  /** `key` is a new idempotency key; so in those below. */
  | { type: 'request.submitted'; key: string }
  /** After a request that came to nothing, or after leaving: the person wants to ask once more. */
  | { type: 'request.renewed' }
  | { type: 'withdrawal.requested' }
  | { type: 'withdrawal.dropped' }
  | { type: 'withdrawal.confirmed'; key: string }
  /** The request at another peloton is taken back, so that this one can be asked. */
  | { type: 'elsewhere.withdrawn'; key: string }
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted'; key: string }
  | { type: 'leave.requested' }
  | { type: 'leave.dropped' }
  | { type: 'leave.confirmed'; key: string }
  | { type: 'offer.accepted'; key: string }
  | { type: 'offer.declined'; key: string }
  | { type: 'session.restored' }
  | PageEvent;

/** Whether somebody can see the page: nothing is asked for one that nobody sees. */
export type PageEvent = { type: 'page.hidden' } | { type: 'page.shown' };

/** The person’s membership is another: every copy of it in the app is old. */
export type MembershipEmitted = { type: 'membership.changed' };

export type MembershipMeta = { heading: string; focus: 'title' | 'none'; announce: string };
