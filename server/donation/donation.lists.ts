import { currentEvent } from '#server/event/event.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader } from '#server/peloton/peloton.ts';
import {
  type Call,
  type Handlers,
  type SignedInCaller,
  signedIn,
} from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import { csvHeaders, csvOf } from '#server/platform/csv/csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ownPerson } from '#server/user/user.ts';
import {
  type DonationList,
  givenBy,
  listPage,
  listPages,
  type ReceivedRow,
  receivedBy,
} from './donation.list.queries.ts';
import { givenColumns, givenView, receivedColumns, receivedView } from './donation.list.view.ts';

type ListQuery = { page?: number | undefined; limit?: number | undefined };
type PelotonCall = { params: { id: string }; caller: Call['caller'] };

/** Donations for their donor or recipient: in full, also as tables. */
export const donationListOperations = ({ db }: { db: Db }) => {
  const pageIn = async <Row, View>(list: DonationList<Row>, query: ListQuery, view: (row: Row) => View) => {
    const page = pageOf(query);
    const { donations, total } = await listPage(db, list, page);
    return {
      status: 200 as const,
      headers: paginationHeaders(page, donations.length, total),
      body: donations.map(view),
    };
  };

  const receivedTable = (list: DonationList<ReceivedRow>, name: string) => ({
    status: 200 as const,
    headers: csvHeaders(name),
    body: csvOf(receivedColumns, listPages(db, list)),
  });

  /** The peloton that the caller leads this year, and its donations, this year or ever. Others cannot tell whether it exists. */
  const led = async ({ params, caller }: PelotonCall, isEver: boolean) => {
    const { personId } = signedIn({ caller });
    const event = await currentEvent(db);
    if (!(await isLeader(db, { pelotonId: params.id, eventId: event.id, personId })))
      throw pelotonProblem('peloton-not-yours');
    const peloton = await findPeloton(db, params.id);
    if (peloton === undefined) throw pelotonProblem('peloton-not-found');
    return {
      list: receivedBy({ pelotonId: peloton.id }, isEver ? null : event.id),
      name: `gifts to ${peloton.name} ${isEver ? 'all years' : event.year}`,
    };
  };

  const given = async (caller: SignedInCaller, query: ListQuery, eventId: string | null) =>
    pageIn(givenBy(caller, eventId), query, givenView);

  return {
    getGivenDonations: async (call) => given(signedIn(call), call.query, (await currentEvent(db)).id),

    getAllGivenDonations: async (call) => given(signedIn(call), call.query, null),

    getUserGivenDonations: async (call) =>
      given(await ownPerson(db, call), call.query, (await currentEvent(db)).id),

    getAllUserGivenDonations: async (call) => given(await ownPerson(db, call), call.query, null),

    exportGivenDonations: async (call) => ({
      status: 200,
      headers: csvHeaders('gifts given'),
      body: csvOf(givenColumns, listPages(db, givenBy(signedIn(call), null))),
    }),

    exportReceivedDonations: async (call) =>
      receivedTable(receivedBy({ personId: signedIn(call).personId }, null), 'gifts received all years'),

    exportReceivedDonationsOfYear: async (call) => {
      const { id, year } = await currentEvent(db);
      return receivedTable(receivedBy({ personId: signedIn(call).personId }, id), `gifts received ${year}`);
    },

    getPrivatePelotonDonations: async (call) =>
      pageIn((await led(call, false)).list, call.query, receivedView),

    getAllPrivatePelotonDonations: async (call) =>
      pageIn((await led(call, true)).list, call.query, receivedView),

    exportPelotonDonationsOfYear: async (call) => {
      const { list, name } = await led(call, false);
      return receivedTable(list, name);
    },

    exportPelotonDonations: async (call) => {
      const { list, name } = await led(call, true);
      return receivedTable(list, name);
    },
  } satisfies Partial<Handlers>;
};
