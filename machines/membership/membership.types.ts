import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

/** A person's relation to a peloton. */
export type JoinState = Schemas['JoinState'];

/** Why a person can't ask to join. */
export type Refusal = NonNullable<JoinState['refusal']>;

/** What changes when the person leaves. */
export type LeavingPreview = Schemas['LeavingPreview'];

export type MembershipInput = {
  /** Null on a page without a peloton; the peloton of a group code replaces it. */
  pelotonId: string | null;
  /** The public id of the signed-in person; null for a visitor. */
  publicId: string | null;
};

/** The request that is being sent, with its idempotency key, until the answer. */
export type Attempt = { of: 'request' | 'withdrawal' | 'code' | 'leaving' | 'answer'; key: string };

/** The last thing that happened, for its sentence. `decided`: somebody else did it. */
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
    joinState: JoinState | null;
    /** Null until the person begins to leave. */
    preview: LeavingPreview | null;
    /** The message to captain and admins, as typed. */
    message: string;
    /** The group code, as typed. */
    code: string;
    attempt: Attempt | null;
    /** Whether the captaincy is accepted or declined. */
    isAccepting: boolean;
    /** The look-ups since the person last did something. */
    polls: number;
    done: Done;
  };

export type MembershipEvent =
  | { type: 'load.retried' }
  | { type: 'message.changed'; message: string }
  /** `key` is a new idempotency key; so in those below. */
  | { type: 'request.submitted'; key: string }
  /** The person asks again after a request that ended, or after leaving. */
  | { type: 'request.renewed' }
  | { type: 'withdrawal.requested' }
  | { type: 'withdrawal.dropped' }
  | { type: 'withdrawal.confirmed'; key: string }
  /** The request at another peloton is withdrawn, so that the person can ask here. */
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

/** Whether the page is visible: a hidden page looks nothing up. */
export type PageEvent = { type: 'page.hidden' } | { type: 'page.shown' };

/** The person’s membership changed: every copy of it in the app is outdated. */
export type MembershipEmitted = { type: 'membership.changed' };

export type MembershipMeta = StateMeta<'title'>;
