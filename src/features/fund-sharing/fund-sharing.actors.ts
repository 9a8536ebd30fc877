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
import { call } from '#src/api/call.ts';
import { callList, type ListPage } from '#src/api/call-list.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getPelotonMembers } from '#src/api/calls/peloton.calls.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';
import * as calls from './fund-sharing.calls.ts';

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
    call(calls.getFundSharing(id)),
    callList(calls.getFundSharingRecipients(id, { page: query.page, limit: recipientsShown })),
    callList(calls.getFundSharingDonors(id, { limit: most })),
    callList(calls.getShareRequests(id)),
    callList(calls.getFundShares({ pelotonId: id, page: query.history, limit: historyShown })),
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
    call(calls.getOwnFundSharing()),
    call(getPeloton(id)),
    callList(getPelotonMembers(id, { page: query.page, limit: recipientsShown })),
    callList(calls.getFundShares({ page: query.history, limit: historyShown })),
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
      await call(calls.undoFundShare(key, action.share.id));
      return;
    case 'decline':
      await call(calls.declineFundShare(key, action.share.id));
      return;
    case 'offer':
      await call(calls.makeStandingOffer(key, action.upTo));
      return;
    case 'end-offer':
      await call(calls.endStandingOffer(key));
      return;
    case 'accept':
      await call(calls.acceptShareRequest(key, action.request.id, action.amount));
      return;
    case 'refuse':
      await call(calls.refuseShareRequest(key, action.request.id));
      return;
    case 'withdraw':
      await call(calls.withdrawShareRequest(key, action.request.id));
      return;
    case 'ask': {
      const { donor, amount, message } = action;
      await call(calls.askForShare(key, pelotonId, { owner: donor.publicId, to: null, amount, message }));
    }
  }
};

export const fundSharingFlow = fundSharingMachine.provide({
  actors: {
    loadSharing: fromPromise(({ input }) => (input.source === 'peloton' ? loadFund(input) : loadOwn(input))),
    makePlan: fromPromise(({ input: { pelotonId, ...order } }) =>
      call(calls.planFundShares(pelotonId, order)),
    ),
    previewShares: fromPromise(({ input: { pelotonId, ...lines } }) =>
      call(calls.previewFundShares(pelotonId, lines)),
    ),
    postShares: fromPromise(({ input: { key, preview, lines, ...order } }) =>
      call(
        calls.makeFundShares(key, {
          ...order,
          ...(preview !== null && { before: preview.source.before }),
          lines: lines.map((line) => {
            const before = beforeOf(preview, line.to);
            return before === undefined ? line : { ...line, before };
          }),
        }),
      ),
    ),
    performAction: fromPromise(({ input: { pelotonId, action, key } }) => perform(pelotonId, action, key)),
    watchSession,
  },
});
