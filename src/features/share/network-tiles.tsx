import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { partTitle } from './part-title.ts';
import { type NetworkId, networksFor, type Outgoing } from './share-links.ts';
import marks from './share-marks.svg?no-inline';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2',
  listStyle: 'none',
  p: '0',
  m: '0',
});

const tile = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '2',
  width: 'full',
  minHeight: 'touch',
  py: '2.5',
  borderRadius: 'field',
  color: 'ink',
  textAlign: 'center',
  textDecoration: 'none',
  fontSize: { base: 'xs', sm: 'sm' },
  lineHeight: 'snug',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: { bg: 'surface.raised' },
});

const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: 'full',
  border: '1.5px solid token(colors.edge)',
  '& svg': { width: '1.375rem', height: '1.375rem' },
});

const own: Partial<Record<NetworkId, ReactNode>> = {
  email: <Mail aria-hidden />,
  sms: <MessageSquareText aria-hidden />,
};

const MarkOf = ({ id }: { id: NetworkId }) => (
  <span className={mark}>
    {own[id] ?? (
      <svg aria-hidden="true">
        <use href={`${marks}#${id}`} />
      </svg>
    )}
  </span>
);

/** Apps open above the page. A network opens in a new tab, and learns nothing before that. */
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

type NetworkTilesProps = { outgoing: Outgoing; onCopy: () => void; onSent: () => void };

/** Common apps and networks, each a plain link with the message. */
export const NetworkTiles = ({ outgoing, onCopy, onSent }: NetworkTilesProps) => {
  const networks = networksFor(outgoing);
  const listed = new Intl.ListFormat('en-US').format(
    networks.filter(({ takesText }) => !takesText).map(({ label }) => label),
  );
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <h3 className={partTitle}>Send it by</h3>
      <ul className={list}>
        {networks.map(({ id, label, href }) => {
          const isWeb = href.startsWith('https:');
          return (
            <li key={id}>
              <a href={href} className={tile} onClick={onSent} {...(isWeb ? elsewhere : {})}>
                <MarkOf id={id} />
                <span>
                  {label}
                  {isWeb ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
                </span>
              </a>
            </li>
          );
        })}
        <li>
          <button type="button" className={tile} onClick={onCopy}>
            <span className={mark}>
              <Copy aria-hidden />
            </span>
            <span>Copy all</span>
          </button>
        </li>
      </ul>
      <p className={css({ textStyle: 'small', color: 'ink.soft' })}>
        {listed} share only the link. Press “Copy all” first, then paste your message there.
      </p>
    </div>
  );
};
