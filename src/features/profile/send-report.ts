import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { reportUser } from '#src/api/calls/moderation.calls.ts';

/** Reports a person’s story or image. Rejects with a FlowError. */
export const sendReport = async (
  id: string,
  report: components['schemas']['ContentReport'],
): Promise<void> => {
  await call(reportUser(id, crypto.randomUUID(), report));
};
