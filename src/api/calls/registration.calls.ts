import type { EntityChange } from '#machines/app/app.types.ts';
import { staleAfter } from '#machines/entity/cached-entity.types.ts';
import type { components } from '#openapi/contract.gen.ts';
import type { CallDescription, DataOf, OperationOf, PathsWith } from '#src/api/call.types.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];
type StepPath = Extract<PathsWith<'post'>, `/registration/${string}`>;

/** The registration shows its failures itself: beside the field, on top of the step, or as a page of its own. */
const meta = { isHandled: true } as const;

export const getRegistration = () =>
  describeCall({ endpoint: '/registration', method: 'get', meta, types: actionTypes('LOAD_REGISTRATION') });

/** What this person can still register for. */
export const getRegistrationAvailable = () =>
  describeCall({
    endpoint: '/registration/available',
    method: 'get',
    meta,
    types: actionTypes('LOAD_REGISTRATION_AVAILABLE'),
  });

/** What this person is registered for. */
export const getRegistrationUser = () =>
  describeCall({
    endpoint: '/registration/user',
    method: 'get',
    meta,
    types: actionTypes('LOAD_REGISTRATION_USER'),
  });

/** Every shift a registrant may pick, full ones included. */
export const getRegistrationJobs = () =>
  describeCall({
    endpoint: '/registration/jobs',
    method: 'get',
    meta: { ...meta, concerns: 'options' },
    types: actionTypes('LOAD_REGISTRATION_JOBS'),
  });

export const getWaiver = () =>
  describeCall({ endpoint: '/registration/waiver', method: 'get', meta, types: actionTypes('LOAD_WAIVER') });

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
  const description = {
    endpoint,
    method: 'post',
    headers: { 'Idempotency-Key': key, ...(version !== null && { 'If-Match': version }) },
    meta: {
      ...meta,
      ...(selections.includes(endpoint) && { concerns: 'selection' }),
      ...(joining.includes(endpoint) && { changes: refetchUser }),
    },
  };
  const body = data === undefined ? {} : { data };
  // TypeScript does not resolve the conditional `data` while the path is open; the parameters above did.
  return { ...description, ...body, types: actionTypes(`POST ${endpoint}`) } as unknown as CallDescription<
    'post',
    P
  >;
};

export const validateGroupCode = (data: Schemas['CodeToCheck']) =>
  describeCall({
    endpoint: '/registration/validate/group-code',
    method: 'post',
    data,
    meta,
    types: actionTypes('VALIDATE_GROUP_CODE'),
  });

export const validateDiscountCode = (data: Schemas['CodeToCheck']) =>
  describeCall({
    endpoint: '/registration/validate/discount-code',
    method: 'post',
    data,
    meta,
    types: actionTypes('VALIDATE_DISCOUNT_CODE'),
  });

export const validateSponsorCode = (data: Schemas['CodeToCheck']) =>
  describeCall({
    endpoint: '/registration/validate/sponsor',
    method: 'post',
    data,
    meta,
    types: actionTypes('VALIDATE_SPONSOR_CODE'),
  });
