import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { post } from '#src/api/describe-call.ts';

/** Reports a person’s story or image. Rejects with a FlowError. */
export const sendReport = async (
  id: string,
  report: components['schemas']['ContentReport'],
): Promise<void> => {
  await call(
    post('/user/{id}/report', 'REPORT_USER', { path: { id }, data: report, key: crypto.randomUUID() }),
  );
};
