import { del } from '#src/api/describe-call.ts';

type Removal = { id: string; kind: 'profile' | 'cover'; key: string };

/** The editor shows a failure. The same key is safe to send again. */
export const removeUserImage = ({ key, ...path }: Removal) =>
  del('/user/{id}/image/{kind}', 'REMOVE_USER_IMAGE', { path, key });

/** The same for a peloton's page, for captain and admins. */
export const removePelotonImage = ({ key, ...path }: Removal) =>
  del('/peloton/{id}/image/{kind}', 'REMOVE_PELOTON_IMAGE', { path, key });
