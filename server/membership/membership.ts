import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { codeOperations, type UsableGroupCode } from './membership.code.ts';
import { decidingOperations } from './membership.deciding.ts';
import { joiningOperations } from './membership.joining.ts';
import { leadingOperations } from './membership.leading.ts';
import { leavingOperations } from './membership.leaving.ts';

export { isDormantFor } from './history.queries.ts';
export { type Asked, ledPeloton, lockLed, refuseUnlessLeader } from './membership.access.ts';
export { admit } from './membership.admission.ts';
export { endMembership, lockMembership, membershipOfLeaver } from './membership.closing.ts';
export { registerMembershipJobs } from './membership.jobs.ts';
export {
  type Addressee,
  addresseeOf,
  isParticipant,
  leadersToWriteTo,
  lockPerson,
  membershipIn,
  type Place,
  withdrawRequest,
} from './membership.queries.ts';
export { daysAfter, expiryOf } from './membership.rules.ts';
export { openOffer } from './offer.queries.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'jobs' | 'mail'>;

/**
 * The operations of members, requests and leaders.
 * @param usableGroupCode the registration's rule: its uses and these count together
 */
export const membershipOperations = (deps: Deps, usableGroupCode: UsableGroupCode) =>
  ({
    ...joiningOperations(deps),
    ...codeOperations(deps, usableGroupCode),
    ...decidingOperations(deps),
    ...leavingOperations(deps),
    ...leadingOperations(deps),
  }) satisfies Partial<Handlers>;
