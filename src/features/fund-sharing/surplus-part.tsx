import { useState } from 'react';
import type { OwnFundSharing, ShareRequest } from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { AmountField } from '#src/components/field/amount-field.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import type { SharingPartProps } from './fund-sharing.types.ts';
import { endName } from './sharing-messages.ts';

const stack = css({ display: 'grid', gap: '4', justifyItems: 'start', maxWidth: 'measure' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

type OwnProps = Pick<SharingPartProps, 'send' | 'isBusy'> & { own: OwnFundSharing };

type AskedProps = Pick<SharingPartProps, 'send' | 'isBusy'> & { request: ShareRequest };

/** A request for a part of it; the owner decides, and may give another amount. */
const Asked = ({ request, send, isBusy }: AskedProps) => {
  const [amount, setAmount] = useState<number | null>(request.amount);
  const answer = (kind: 'accept' | 'refuse') => {
    const action = kind === 'accept' ? { kind, request, amount: amount ?? 0 } : { kind, request };
    send({ type: 'action.sent', action, key: crypto.randomUUID() });
  };
  return (
    <Part
      id="asked"
      title={`${request.askedBy} asks you for ${money(request.amount)}`}
      lede={`For ${endName(request.to, '')}. Nothing moves unless you agree.`}
    >
      <div className={stack}>
        {request.message === null ? null : <p>“{request.message}”</p>}
        <AmountField
          id="asked-amount"
          label="What you share"
          value={amount}
          disabled={isBusy}
          onChange={setAmount}
        />
        <div className={buttons}>
          <Button disabled={isBusy || amount === null || amount === 0} onClick={() => answer('accept')}>
            Share {amount === null ? 'it' : money(amount)}
          </Button>
          <Button tone="plain" disabled={isBusy} onClick={() => answer('refuse')}>
            Keep it
          </Button>
        </div>
      </div>
    </Part>
  );
};

/** “Use my surplus only if someone of us is short when sharing ends.” */
export const OfferPart = ({ own, send, isBusy }: OwnProps) => {
  const [upTo, setUpTo] = useState<number | null>(null);
  const { offer, fundSharingEnds, committedAmount } = own;
  const beyond = committedAmount === 0 ? 'raised' : 'raised beyond your commitment';
  return (
    <Part
      id="offer"
      title="Offer your extra to whoever needs it"
      lede={`On ${dateText(fundSharingEnds)}, we’ll see who is still short. We’ll use only what they need from what you ${beyond}; the rest stays on your page. Nothing is taken now.`}
    >
      {offer === null ? (
        <div className={stack}>
          <AmountField
            id="offer-up-to"
            label="The most you’d share"
            hint="Leave it empty to offer all of it."
            optional
            value={upTo}
            disabled={isBusy}
            onChange={setUpTo}
          />
          <Button
            tone="plain"
            disabled={isBusy}
            onClick={() =>
              send({ type: 'action.sent', action: { kind: 'offer', upTo }, key: crypto.randomUUID() })
            }
          >
            Make this offer
          </Button>
        </div>
      ) : (
        <div className={stack}>
          <p>
            Your offer stands:{' '}
            {offer.upTo === null ? `everything you ${beyond}` : `up to ${money(offer.upTo)}`}.
          </p>
          <Button
            tone="plain"
            disabled={isBusy}
            onClick={() =>
              send({ type: 'action.sent', action: { kind: 'end-offer' }, key: crypto.randomUUID() })
            }
          >
            Withdraw the offer
          </Button>
        </div>
      )}
    </Part>
  );
};

/** The requests to a member to share. They come first, because the member has to answer. */
export const AskedParts = ({ own, ...part }: OwnProps) =>
  own.requests.map((request) => <Asked key={request.id} request={request} {...part} />);
