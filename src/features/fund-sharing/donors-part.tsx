import { fullNameOf } from '#machines/form/person-name.ts';
import type { Donor, ShareRequest } from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { type Column, DataList } from '#src/components/data-list/data-list.tsx';
import { useFirst } from '#src/components/data-list/use-first.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { SharingPartProps } from './fund-sharing.types.ts';

const offerText = ({ offer }: Donor): string => {
  if (offer === null) return '–';
  return offer.upTo === null
    ? 'All of it, if someone is short'
    : `Up to ${money(offer.upTo)}, if someone is short`;
};

/** A touch target as tall as a finger, on its row's line. */
const onLine = css({ display: 'inline-block', my: '-2.5' });

const columns = ({ send, isBusy }: Pick<SharingPartProps, 'send' | 'isBusy'>): Column<Donor>[] => [
  { id: 'name', name: 'Name', cell: fullNameOf },
  {
    id: 'why',
    name: 'Commitment',
    phone: 'start',
    cell: ({ committedAmount }) =>
      committedAmount === 0 ? 'No commitment' : `Past their ${money(committedAmount)}`,
  },
  { id: 'spare', name: 'Could share', align: 'end', phone: 'figure', cell: ({ spare }) => money(spare) },
  { id: 'offer', name: 'Offers', phone: 'hidden', cell: offerText },
  {
    id: 'ask',
    name: 'Ask them',
    align: 'end',
    phone: 'end',
    cell: (donor) =>
      donor.request ? (
        'Asked'
      ) : (
        <span className={onLine}>
          <Button
            tone="quiet"
            disabled={isBusy}
            onClick={() =>
              send({
                type: 'action.sent',
                action: { kind: 'ask', donor, amount: donor.spare, message: null },
                key: crypto.randomUUID(),
              })
            }
          >
            Ask for {money(donor.spare)} <VisuallyHidden>from {fullNameOf(donor)}</VisuallyHidden>
          </Button>
        </span>
      ),
  },
];

const answers = {
  accepted: 'shared',
  refused: 'kept it',
  withdrawn: 'withdrawn',
  expired: 'no answer in time',
  open: 'no answer yet',
} as const;

const Requests = ({
  requests,
  send,
  isBusy,
}: Pick<SharingPartProps, 'send' | 'isBusy'> & { requests: readonly ShareRequest[] }) => (
  <ul aria-label="Who you asked" className={css({ listStyle: 'none', p: '0', mt: '4' })}>
    {requests.map((request) => (
      <li
        key={request.id}
        className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', py: '2' })}
      >
        <span>
          {request.owner.name}, {money(request.shared ?? request.amount)}: {answers[request.state]}
        </span>
        {request.state === 'open' ? (
          <Button
            tone="quiet"
            disabled={isBusy}
            onClick={() =>
              send({ type: 'action.sent', action: { kind: 'withdraw', request }, key: crypto.randomUUID() })
            }
          >
            Take it back <VisuallyHidden>from {request.owner.name}</VisuallyHidden>
          </Button>
        ) : null}
      </li>
    ))}
  </ul>
);

/** The number of rows shown at first. */
const shownFirst = 10;

/** Members who can share what they raised, or received from the fund. Captain and admins can ask them, but not take their money. */
export const DonorsPart = ({ view, send, isBusy }: SharingPartProps) => {
  const { donors, requests } = view.fund ?? { donors: [], requests: [] };
  const { shown, more } = useFirst(donors, shownFirst, 'members');
  return (
    <Part
      id="donors"
      title="Who could help"
      lede="These members are past their commitment, or have raised without one. You can ask them to share with the fund, and they decide."
    >
      <DataList
        caption="Members who could share what they raised"
        columns={columns({ send, isBusy })}
        compact
        rows={shown}
        keyOf={({ publicId }) => publicId}
        empty="No one has anything to share yet."
      />
      {more}
      {requests.length === 0 ? null : <Requests requests={requests} send={send} isBusy={isBusy} />}
    </Part>
  );
};
