import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getFundSharing, getFundSharingRecipients } from '#src/api/calls/fund-sharing.calls.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';
import { requireUser } from '#src/app/session/session.ts';
import { leads } from '#src/features/peloton/peloton-messages.ts';
import type { ShownFund } from './fund-view.tsx';

/**
 * The fund of a peloton, for whoever leads it.
 * @throws a redirect to the sign-in page, which leads back to `address`
 */
export const loadFund = async (
  app: AppActor,
  { id, page, address }: { id: string; page: number; address: string },
): Promise<ShownFund> => {
  const { peloton } = await requireUser(app, null, address);
  // The API would refuse; to ask it for what is known would only fill its log.
  if (!leads(peloton, id)) return { to: 'nobody' };
  const [fund, recipients] = await orNotFound(
    Promise.all([call(getFundSharing(id)), callList(getFundSharingRecipients(id, { page }))]),
  );
  return { to: 'leader', fund, recipients };
};
