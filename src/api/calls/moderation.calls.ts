import type { components } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type ContentReport = components['schemas']['ContentReport'];

/** The dialog says itself when something fails. */
const meta = { isHandled: true } as const;

/** Reports a person's story or image; the same key is safe to send again. */
export const reportUser = (publicId: string, key: string, data: ContentReport) =>
  describeCall({
    endpoint: '/user/{id}/report',
    method: 'post',
    data,
    config: { path: { id: publicId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('REPORT_USER'),
  });

/** Reports a peloton's story or image; the same key is safe to send again. */
export const reportPeloton = (id: string, key: string, data: ContentReport) =>
  describeCall({
    endpoint: '/peloton/{id}/report',
    method: 'post',
    data,
    config: { path: { id } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('REPORT_PELOTON'),
  });
