import type { SharingQuery, Source } from '#machines/fund-sharing/fund-sharing.types.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';
import { requireUser } from '#src/app/session/session.ts';
import { leads } from '#src/features/peloton/peloton-messages.ts';
import type { ShownFund } from './fund-view.tsx';

type Entry = Parameters<typeof enterFlow>[0];

type Asked = {
  id: string;
  /** The source that a captain or admin chose; others share only their own money. */
  from: Source | undefined;
  query: SharingQuery;
  address: string;
};

/**
 * Loads fund sharing for a peloton's members; captain and admins start with the peloton's fund.
 * @throws a redirect to the sign-in page, which leads back to `address`
 */
export const loadFund = async (
  app: AppActor,
  entry: Entry,
  { id, from, query, address }: Asked,
): Promise<ShownFund> => {
  const { peloton, publicId } = await requireUser(app, null, address);
  // The API would refuse the call, which would only fill its log.
  if (peloton?.id !== id || peloton.isPending) return { to: 'nobody' };
  const isLeader = leads(peloton, id);
  const source = isLeader && from !== 'self' ? 'peloton' : 'self';
  const { fundSharingFlow } = await import('#src/features/fund-sharing/fund-sharing.actors.ts');
  enterFlow(entry, {
    id: 'fund-sharing',
    key: `${id} ${source}`,
    logic: fundSharingFlow,
    input: { pelotonId: id, source, publicId, query },
  });
  return { to: 'member', query, publicId, isLeader };
};
