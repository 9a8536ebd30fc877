import type { components } from '#openapi/contract.gen.ts';
import { post } from '#src/api/describe-call.ts';

/** The person's own page as somebody else would get it after a change that is not saved. The edit page says when it can't be had. */
export const previewProfile = (data: components['schemas']['ProfilePreviewRequest']) =>
  post('/user/preview', 'PREVIEW_PROFILE', { timeout: 10_000, data });
