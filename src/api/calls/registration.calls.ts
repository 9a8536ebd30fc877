import type { EntityChange } from '#machines/app/app.types.ts';
import { staleAfter } from '#machines/entity/cached-entity.types.ts';
import type { components } from '#openapi/contract.gen.ts';
import type { CallDescription, DataOf, OperationOf, PathsWith } from '#src/api/call.types.ts';
import { get, post } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];
type StepPath = Extract<PathsWith<'post'>, `/registration/${string}`>;

export const getRegistration = () => get('/registration', 'LOAD_REGISTRATION');

/** What this person can still register for. */
export const getRegistrationAvailable = () => get('/registration/available', 'LOAD_REGISTRATION_AVAILABLE');

/** What this person is registered for. */
export const getRegistrationUser = () => get('/registration/user', 'LOAD_REGISTRATION_USER');

/** Every shift a registrant may pick, full ones included. */
export const getRegistrationJobs = () =>
  get('/registration/jobs', 'LOAD_REGISTRATION_JOBS', { meta: { concerns: 'options' } });

export const getWaiver = () => get('/registration/waiver', 'LOAD_WAIVER');

/** Steps that keep what was chosen from a list, and nothing that was typed. */
const selections: readonly StepPath[] = ['/registration/route', '/registration/volunteer'];

/** Calls after which the current user has another peloton, other rides or another role. */
const joining: readonly StepPath[] = [
  '/registration/complete',
  '/registration/convert-to-challenger',
  '/registration/cancel-type',
];

/** The copy from before the change is stale, however young it is. */
const refetchUser = (): EntityChange => ({
  entity: 'currentUser',
  event: { type: 'entity.requested', id: null, at: Date.now() + staleAfter.currentUser + 1 },
});

/**
 * Saves a step, pays, completes or changes a registration. `key` is the idempotency key: the same key with the same
 * data is answered with the first answer, whatever happened on the way. With another `version` than the registration has by
 * now nothing changes (412).
 */
export const postRegistration = <P extends StepPath>(
  endpoint: P,
  { key, version = null }: { key: string; version?: string | null },
  ...[data]: DataOf<OperationOf<'post', P>> extends undefined ? [] : [data: DataOf<OperationOf<'post', P>>]
): CallDescription<'post', P> => {
  const meta = {
    ...(selections.includes(endpoint) && { concerns: 'selection' }),
    ...(joining.includes(endpoint) && { changes: refetchUser }),
  };
  // TypeScript does not resolve what the operation takes while the path is open; the parameters above did.
  return post(endpoint, `POST ${endpoint}`, ...([{ key, version, data, meta }] as never));
};

export const validateGroupCode = (data: Schemas['CodeToCheck']) =>
  post('/registration/validate/group-code', 'VALIDATE_GROUP_CODE', { data });

export const validateDiscountCode = (data: Schemas['CodeToCheck']) =>
  post('/registration/validate/discount-code', 'VALIDATE_DISCOUNT_CODE', { data });

export const validateSponsorCode = (data: Schemas['CodeToCheck']) =>
  post('/registration/validate/sponsor', 'VALIDATE_SPONSOR_CODE', { data });
