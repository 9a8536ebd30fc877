import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Removal = { id: string; kind: 'profile' | 'cover'; key: string };

/** The editor shows a failure. The same key is safe to send again. */
export const removeUserImage = ({ key, ...path }: Removal) =>
  describeCall({
    endpoint: '/user/{id}/image/{kind}',
    method: 'delete',
    config: { path },
    headers: { 'Idempotency-Key': key },
    meta: { isHandled: true },
    types: actionTypes('REMOVE_USER_IMAGE'),
  });

/** The same for a page of a peloton that the person leads. */
export const removePelotonImage = ({ key, ...path }: Removal) =>
  describeCall({
    endpoint: '/peloton/{id}/image/{kind}',
    method: 'delete',
    config: { path },
    headers: { 'Idempotency-Key': key },
    meta: { isHandled: true },
    types: actionTypes('REMOVE_PELOTON_IMAGE'),
  });
