import type { components } from '#openapi/contract.gen.ts';
import { post } from '#src/api/describe-call.ts';

type ContentReport = components['schemas']['ContentReport'];

/** Reports a person's story or image; the same key is safe to send again. */
export const reportUser = (publicId: string, key: string, data: ContentReport) =>
  post('/user/{id}/report', 'REPORT_USER', { path: { id: publicId }, data, key });

/** Reports a peloton's story or image; the same key is safe to send again. */
export const reportPeloton = (id: string, key: string, data: ContentReport) =>
  post('/peloton/{id}/report', 'REPORT_PELOTON', { path: { id }, data, key });
