import { actionTypes, describeCall } from '#src/api/describe-call.ts';

const meta = { isHandled: true } as const;

/** A peloton's general fund, for those who lead it. */
export const getFundSharing = (pelotonId: string) =>
  describeCall({
    endpoint: '/fundsharing/peloton/{id}',
    method: 'get',
    config: { path: { id: pelotonId } },
    meta,
    types: actionTypes('LOAD_FUND_SHARING'),
  });

/** The members whom the fund could help, those who miss most first. */
export const getFundSharingRecipients = (pelotonId: string, query: { page?: number; limit?: number } = {}) =>
  describeCall({
    endpoint: '/fundsharing/peloton/{id}/recipients',
    method: 'get',
    config: { path: { id: pelotonId }, query },
    meta,
    types: actionTypes('LOAD_FUND_SHARING_RECIPIENTS'),
  });
