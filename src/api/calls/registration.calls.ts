import type { EntityChange } from '#machines/app/app.types.ts';
import { staleAfter } from '#machines/entity/cached-entity.types.ts';
import type { CallDescription, DataOf, OperationOf, PathsWith } from '#src/api/call.types.ts';
import { get, post } from '#src/api/describe-call.ts';

type StepPath = Extract<PathsWith<'post'>, `/registration/${string}`>;

/** This person's registrations. */
export const getRegistrationUser = () => get('/registration/user', 'LOAD_REGISTRATION_USER');

/** All shifts that a registrant may choose, including full ones. */
export const getRegistrationJobs = () =>
  get('/registration/jobs', 'LOAD_REGISTRATION_JOBS', { meta: { concerns: 'options' } });

/** Steps that save a selection from a list, and no typed values. */
const selections: readonly StepPath[] = ['/registration/route', '/registration/volunteer'];

/** Calls that change the current user's peloton, rides or role. */
const joining: readonly StepPath[] = [
  '/registration/complete',
  '/registration/convert-to-challenger',
  '/registration/cancel-type',
];

/** The copy from before the change is stale, however recent. */
const refetchUser = (): EntityChange => ({
  entity: 'currentUser',
  event: { type: 'entity.requested', id: null, at: Date.now() + staleAfter.currentUser + 1 },
});

/**
 * Saves a step, pays, completes or changes a registration. `key` is the idempotency key: the same key with the same data gets the first
 * answer again. If the registration's `version` has changed meanwhile, nothing is saved (412).
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
  // TypeScript can't resolve the operation's arguments while the path is generic; the parameters above are typed.
  return post(endpoint, `POST ${endpoint}`, ...([{ key, version, data, meta }] as never));
};
