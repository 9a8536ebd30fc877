import { useEffect, useState } from 'react';
import type { GoNews } from '#lab/inspector/attach/go-to.ts';
import type { Ending } from '#lab/inspector/go/hold-requests.ts';
import { css } from '#styled-system/css';
import { ask } from './ask.ts';
import { button } from './look.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderBottom: '1px solid token(colors.line)',
  bg: 'surface.raised',
  textStyle: 'caption',
});

const texts: readonly [Ending, string][] = [
  ['through', 'Let them through'],
  ['unanswered', 'Lose the answers'],
  ['unsent', 'No connection'],
  ['signed out', 'Session over'],
  ['failing', 'Server fails'],
];

const counted = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'} held`;

/** After "Go to this state": how the held requests end. */
export const HeldRequests = () => {
  const [count, setCount] = useState<number | null>(null);
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    const channel = new BroadcastChannel('product.inspector');
    channel.addEventListener('message', ({ data }: MessageEvent<GoNews | string>) => {
      if (typeof data === 'string') return;
      if (data.type !== 'held') return setNote(data.text);
      setCount(data.count);
      if (!data.count) setNote(null);
    });
    return () => channel.close();
  }, []);
  if (count === null && note === null) return null;
  return (
    <div className={bar} role="status">
      {note === null ? null : <span>{note}</span>}
      {count === null ? null : <span>{counted(count)}</span>}
      {count === null
        ? null
        : texts.map(([action, text]) => (
            <button
              key={action}
              type="button"
              className={button({ outlined: true })}
              onClick={() => ask({ action })}
            >
              {text}
            </button>
          ))}
    </div>
  );
};
