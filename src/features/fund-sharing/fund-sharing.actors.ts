import { fromPromise } from 'xstate';
import { fullNameOf } from '#machines/form/person-name.ts';
import { fundSharingMachine } from '#machines/fund-sharing/fund-sharing.machine.ts';
import type {
  FundSharingInput,
  Listed,
  Recipient,
  SharePreview,
  SharingAction,
  SharingView,
} from '#machines/fund-sharing/fund-sharing.types.ts';
import type { operations } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { callList, type ListPage } from '#src/api/call-list.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getPelotonMembers } from '#src/api/calls/peloton.calls.ts';
import { del, get, post, put } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';

/** The shares, latest first: all of a peloton for captain and admins, otherwise the person's own. */
const getFundShares = (query: NonNullable<operations['getFundShares']['parameters']['query']>) =>
  get('/fundsharing/peloton', 'LOAD_FUND_SHARES', { query });

const historyShown = 8;
const recipientsShown = 16;
/** The longest page of a list that the API gives. */
const most = 100;

const listed = <Item, Shown>(
  { items, pagination }: ListPage<Item>,
  shown: (item: Item) => Shown,
): Listed<Shown> => ({
  items: items.map(shown),
  pagination,
});

const same = <Item>(item: Item): Item => item;

/** The fund that captain and admins share, and its recipients. */
const loadFund = async ({ pelotonId: id, query }: FundSharingInput): Promise<SharingView> => {
  const [fund, recipients, donors, requests, shares] = await Promise.all([
    call(get('/fundsharing/peloton/{id}', 'LOAD_FUND_SHARING', { path: { id } })),
    callList(
      get('/fundsharing/peloton/{id}/recipients', 'LOAD_FUND_SHARING_RECIPIENTS', {
        path: { id },
        query: { page: query.page, limit: recipientsShown },
      }),
    ),
    callList(
      get('/fundsharing/peloton/{id}/donors', 'LOAD_FUND_SHARING_DONORS', {
        path: { id },
        query: { limit: most },
      }),
    ),
    callList(get('/fundsharing/peloton/{id}/requests', 'LOAD_SHARE_REQUESTS', { path: { id }, query: {} })),
    callList(getFundShares({ pelotonId: id, page: query.history, limit: historyShown })),
  ]);
  const { pelotonName, currentEventName: eventName, balance, isOpen, fundSharingEnds } = fund;
  return {
    pelotonName,
    eventName,
    balance,
    spare: balance,
    isOpen,
    fundSharingEnds,
    fund: { fund, donors: [...donors.items], requests: [...requests.items] },
    own: null,
    recipients: listed(
      recipients,
      ({ publicId, firstName, lastName, raised, owed, committedAmount, missing, isHighRoller }) => ({
        to: publicId,
        name: fullNameOf({ firstName, lastName }),
        raised,
        owed,
        committed: committedAmount,
        missing,
        isHighRoller,
      }),
    ),
    shares: listed(shares, same),
  };
};

const unknown = { raised: null, owed: null, committed: null, missing: null, isHighRoller: false } as const;

/** The member's own money, for the fund or for others, whose exact figures they don’t see. */
const loadOwn = async ({ pelotonId: id, publicId: self, query }: FundSharingInput): Promise<SharingView> => {
  const [own, peloton, members, shares] = await Promise.all([
    call(get('/fundsharing/own', 'LOAD_OWN_FUND_SHARING')),
    call(getPeloton(id)),
    callList(getPelotonMembers(id, { page: query.page, limit: recipientsShown })),
    callList(getFundShares({ page: query.history, limit: historyShown })),
  ]);
  const fund: Recipient = { ...unknown, to: null, name: `The fund of ${peloton.name}` };
  const others = listed(
    members,
    ({ publicId, firstName, lastName }): Recipient => ({
      ...unknown,
      to: publicId,
      name: fullNameOf({ firstName, lastName }),
    }),
  );
  return {
    pelotonName: peloton.name,
    eventName: peloton.currentEventName,
    balance: own.raised,
    spare: own.spare,
    isOpen: own.isOpen,
    fundSharingEnds: own.fundSharingEnds,
    fund: null,
    own,
    recipients: { ...others, items: [fund, ...others.items.filter(({ to }) => to !== self)] },
    shares: listed(shares, same),
  };
};

/** The figures that the person saw, so that the server can report what changed. */
const beforeOf = (preview: SharePreview | null, to: string | null): number | undefined =>
  preview?.lines.find((line) => line.to === to)?.before;

const perform = async (pelotonId: string, action: SharingAction, key: string): Promise<void> => {
  switch (action.kind) {
    case 'undo':
      await call(
        post('/fundsharing/share/{shareId}/undo', 'UNDO_FUND_SHARE', {
          path: { shareId: action.share.id },
          key,
        }),
      );
      return;
    case 'decline':
      await call(
        post('/fundsharing/share/{shareId}/decline', 'DECLINE_FUND_SHARE', {
          path: { shareId: action.share.id },
          key,
        }),
      );
      return;
    case 'offer':
      await call(put('/fundsharing/offer', 'MAKE_STANDING_OFFER', { data: { upTo: action.upTo }, key }));
      return;
    case 'end-offer':
      await call(del('/fundsharing/offer', 'END_STANDING_OFFER', { key }));
      return;
    case 'accept':
      await call(
        post('/fundsharing/request/{requestId}/accept', 'ACCEPT_SHARE_REQUEST', {
          path: { requestId: action.request.id },
          data: { amount: action.amount },
          key,
        }),
      );
      return;
    case 'refuse':
      await call(
        post('/fundsharing/request/{requestId}/refuse', 'REFUSE_SHARE_REQUEST', {
          path: { requestId: action.request.id },
          key,
        }),
      );
      return;
    case 'withdraw':
      await call(
        del('/fundsharing/request/{requestId}', 'WITHDRAW_SHARE_REQUEST', {
          path: { requestId: action.request.id },
          key,
        }),
      );
      return;
    case 'ask': {
      const { donor, amount, message } = action;
      await call(
        post('/fundsharing/peloton/{id}/requests', 'ASK_FOR_SHARE', {
          path: { id: pelotonId },
          data: { owner: donor.publicId, to: null, amount, message },
          key,
        }),
      );
    }
  }
};

export const fundSharingFlow = fundSharingMachine.provide({
  actors: {
    loadSharing: fromPromise(({ input }) => (input.source === 'peloton' ? loadFund(input) : loadOwn(input))),
    makePlan: fromPromise(({ input: { pelotonId, ...order } }) =>
      call(
        post('/fundsharing/peloton/{id}/plan', 'PLAN_FUND_SHARES', { path: { id: pelotonId }, data: order }),
      ),
    ),
    previewShares: fromPromise(({ input: { pelotonId, ...lines } }) =>
      call(
        post('/fundsharing/peloton/{id}/preview', 'PREVIEW_FUND_SHARES', {
          path: { id: pelotonId },
          data: lines,
        }),
      ),
    ),
    postShares: fromPromise(({ input: { key, preview, lines, ...order } }) =>
      call(
        post('/fundsharing/peloton', 'MAKE_FUND_SHARES', {
          data: {
            ...order,
            ...(preview !== null && { before: preview.source.before }),
            lines: lines.map((line) => {
              const before = beforeOf(preview, line.to);
              return before === undefined ? line : { ...line, before };
            }),
          },
          key,
        }),
      ),
    ),
    performAction: fromPromise(({ input: { pelotonId, action, key } }) => perform(pelotonId, action, key)),
    watchSession,
  },
});
