import type { Ref } from 'react';
import type { FundShare } from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#machines/money.ts';
import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { saveTable, table } from '#src/api/save-file.ts';
import { SaveButton } from '#src/components/ask/save-button.tsx';
import type { AppLink } from '#src/components/button/app-link.ts';
import { Button } from '#src/components/button/button.tsx';
import { Day } from '#src/components/format/day.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { SharingPartProps } from './fund-sharing.types.ts';
import { endName, howText, wayText } from './sharing-messages.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '6rem minmax(0, 1fr)', md: '8rem minmax(0, 1fr) auto' },
  alignItems: 'baseline',
  columnGap: '4',
  rowGap: '2',
  py: '4',
  borderTop: '1px solid token(colors.line)',
});
const amount = css({
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  '&[data-gone]': { textDecoration: 'line-through', fontWeight: 'normal' },
});
const ways = css({ gridColumn: { base: '2', md: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: '4' });
const soft = css({ color: 'ink.soft', textStyle: 'small' });

type SharedProps = Pick<SharingPartProps, 'send' | 'isBusy'> & { share: FundShare; publicId: string };

const Shared = ({ share, publicId, send, isBusy }: SharedProps) => {
  const { from, to, reason, madeAt, takenBack, mayUndo, mayDecline } = share;
  const ask = (kind: 'undo' | 'decline') => send({ type: 'action.asked', action: { kind, share } });
  return (
    <li className={row}>
      <p className={amount} data-gone={takenBack === null ? undefined : true}>
        {money(share.amount)}
      </p>
      <div>
        <p>{wayText(share, publicId)}</p>
        {reason === null ? null : <p>“{reason}”</p>}
        <p className={soft}>
          {howText(share)} · <Day at={takenBack?.at ?? madeAt} style="short" />
        </p>
      </div>
      {mayUndo || mayDecline ? (
        <p className={ways}>
          {mayUndo ? (
            <Button tone="quiet" disabled={isBusy} onClick={() => ask('undo')}>
              Take it back <VisuallyHidden>from {endName(to, publicId)}</VisuallyHidden>
            </Button>
          ) : null}
          {mayDecline ? (
            <Button tone="quiet" disabled={isBusy} onClick={() => ask('decline')}>
              Give it back <VisuallyHidden>to {endName(from, publicId)}</VisuallyHidden>
            </Button>
          ) : null}
        </p>
      ) : null}
    </li>
  );
};

/** Saves a table of a peloton’s shares as a file. Rejects with a FlowError. */
const saveShares = async (pelotonId: string): Promise<void> => {
  const asked = { path: { id: pelotonId }, ...table };
  saveTable('shares.csv', await call(get('/fundsharing/peloton/{id}/csv', 'EXPORT_FUND_SHARES', asked)));
};

type HistoryPartProps = Pick<SharingPartProps, 'view' | 'send' | 'isBusy'> & {
  publicId: string;
  titleRef: Ref<HTMLHeadingElement>;
  linkTo: (history: number) => AppLink;
  pelotonId: string;
};

/** Says who can undo a share. */
const takeBackText = ({ fund }: Pick<HistoryPartProps['view'], 'fund'>): string =>
  fund === null
    ? 'You have 24 hours to take back what you shared, and you can give back what you got until sharing ends.'
    : 'You have 24 hours to take back what came from the fund. Members can take back their own shares in that time, and give back what they got until sharing ends.';

/** The shares: from whom, to whom, when and why. */
export const HistoryPart = (props: HistoryPartProps) => {
  const { view, publicId, titleRef, send, isBusy, linkTo, pelotonId } = props;
  const { items, pagination } = view.shares;
  return (
    <Part
      id="history"
      titleRef={titleRef}
      title={view.fund === null ? 'What you gave and got' : 'What was shared'}
      lede={view.isOpen ? takeBackText(view) : 'Every share stays as it is now.'}
    >
      {items.length === 0 ? (
        <p>{view.isOpen ? 'Nothing has been shared yet.' : 'Nothing was shared.'}</p>
      ) : (
        <ul aria-label="Shares" className={css({ listStyle: 'none', p: '0' })}>
          {items.map((share) => (
            <Shared key={share.id} share={share} publicId={publicId} send={send} isBusy={isBusy} />
          ))}
        </ul>
      )}
      <Pager {...pagination} label="Shares" linkTo={linkTo} />
      {view.fund === null || items.length === 0 ? null : (
        <div className={css({ mt: '4' })}>
          <SaveButton pendingText="Making your spreadsheet" save={() => saveShares(pelotonId)}>
            Download all shares as a spreadsheet
          </SaveButton>
        </div>
      )}
    </Part>
  );
};
