import type { components } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The person's own page as somebody else would get it after a change that is not saved. The edit page says when it can't be had. */
export const previewProfile = (data: components['schemas']['ProfilePreviewRequest']) =>
  describeCall({
    endpoint: '/user/preview',
    method: 'post',
    data,
    config: { timeout: 10_000 },
    meta: { isHandled: true },
    types: actionTypes('PREVIEW_PROFILE'),
  });
