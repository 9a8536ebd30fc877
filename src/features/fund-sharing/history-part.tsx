import type { FundShare } from '#machines/fund-sharing/fund-sharing.types.ts';
import { SaveButton } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { dateText } from '#src/components/format/date.ts';
import { money } from '#src/components/format/money.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { SharingPartProps } from './fund-sharing.types.ts';
import { endName, howText } from './sharing-messages.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  py: '4',
  borderTop: '1px solid token(colors.line)',
});
const soft = css({ color: 'ink.soft', textStyle: 'small' });

const Shared = ({
  share,
  send,
  isBusy,
}: Pick<SharingPartProps, 'send' | 'isBusy'> & { share: FundShare }) => (
  <li className={row}>
    <div className={css({ flex: '1 1 16rem' })}>
      <p
        data-gone={share.takenBack === null ? undefined : true}
        className={css({ '&[data-gone]': { textDecoration: 'line-through' } })}
      >
        {endName(share.from)} → {endName(share.to)}: {money(share.amount)}
      </p>
      {share.reason === null ? null : <p>“{share.reason}”</p>}
      <p className={soft}>
        {howText(share)} · <time dateTime={share.madeAt}>{dateText(share.madeAt, 'short')}</time>
      </p>
    </div>
    {share.mayUndo ? (
      <Button
        tone="quiet"
        disabled={isBusy}
        onClick={() => send({ type: 'action.asked', action: { kind: 'undo', share } })}
      >
        Take it back <VisuallyHidden>from {endName(share.to)}</VisuallyHidden>
      </Button>
    ) : null}
    {share.mayDecline ? (
      <Button
        tone="quiet"
        disabled={isBusy}
        onClick={() => send({ type: 'action.asked', action: { kind: 'decline', share } })}
      >
        Give it back <VisuallyHidden>to {endName(share.from)}</VisuallyHidden>
      </Button>
    ) : null}
  </li>
);

type HistoryPartProps = Pick<SharingPartProps, 'view' | 'send' | 'isBusy'> & {
  href: string;
  addressOf: (history: number) => string;
  /** Saves all shares as a table; for those who lead the peloton. */
  save: (() => Promise<void>) | null;
  failureText: (error: unknown) => string;
};

/** What was shared: who, whom, when and why. */
export const HistoryPart = ({ view, send, isBusy, href, addressOf, save, failureText }: HistoryPartProps) => {
  const { items, pagination } = view.shares;
  return (
    <Part
      id="history"
      title={view.fund === null ? 'What you gave and got' : 'What was shared'}
      lede="Whoever gave can take a share back for 24 hours. Whoever got it can give it back as long as sharing is open."
    >
      {items.length === 0 ? (
        <p>Nothing was shared yet.</p>
      ) : (
        <ul aria-label="Shares" className={css({ listStyle: 'none', p: '0' })}>
          {items.map((share) => (
            <Shared key={share.id} share={share} send={send} isBusy={isBusy} />
          ))}
        </ul>
      )}
      <Pager {...pagination} label="Shares" href={href} addressOf={addressOf} />
      {save === null || items.length === 0 ? null : (
        <SaveButton pendingText="Making the table" save={save} failureText={failureText}>
          Save all shares as a spreadsheet
        </SaveButton>
      )}
    </Part>
  );
};
