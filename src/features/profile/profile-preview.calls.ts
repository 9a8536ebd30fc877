import type { components } from '#openapi/contract.gen.ts';
import { post } from '#src/api/describe-call.ts';

/** The person's page in another reader's view after an unsaved change. The edit page shows a failure. */
export const previewProfile = (data: components['schemas']['ProfilePreviewRequest']) =>
  post('/user/preview', 'PREVIEW_PROFILE', { timeout: 10_000, data });
