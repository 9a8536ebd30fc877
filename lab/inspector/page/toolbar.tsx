import { css } from '#styled-system/css';
import { ask, page } from './ask.ts';
import { Icon } from './icon.tsx';
import { button } from './look.ts';

const bar = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5',
  paddingInline: '2',
  paddingBlock: '1',
  bg: 'surface',
  borderBottom: '1px solid token(colors.line)',
});
const place = css({ textStyle: 'caption', fontVariantNumeric: 'tabular-nums', marginInline: '2' });
const gap = css({ flex: '1' });

const places = [
  ['right', 'Dock at the right'],
  ['below', 'Dock below'],
  ['window', 'Open in a window'],
  ['close', 'Close the inspector'],
] as const;

const move = (action: string) => {
  ask({ action });
  if (window.parent === window && action !== 'online') window.close();
};

type ToolbarProps = {
  isLooking: boolean;
  /** The number of the shown entry, and of the newest one. */
  at: number;
  count: number;
  pause: () => void;
  step: (by: number) => void;
  clear: () => void;
};

export const Toolbar = ({ isLooking, at, count, pause, step, clear }: ToolbarProps) => (
  <header className={bar}>
    <button type="button" className={button({ outlined: true })} onClick={pause}>
      <Icon of={isLooking ? 'play' : 'pause'} />
      {isLooking ? 'Follow' : 'Pause'}
    </button>
    <button
      type="button"
      className={button()}
      aria-label="Step back"
      title="Step back (↑)"
      onClick={() => step(-1)}
    >
      <Icon of="back" />
    </button>
    <button
      type="button"
      className={button()}
      aria-label="Step on"
      title="Step on (↓)"
      onClick={() => step(1)}
    >
      <Icon of="forth" />
    </button>
    <span className={place}>
      {isLooking ? `${at} of ${count}` : `${count} ${count === 1 ? 'event' : 'events'}`}
    </span>
    <button type="button" className={button()} aria-label="Clear" title="Clear" onClick={clear}>
      <Icon of="clear" />
    </button>
    <span className={gap} />
    {page !== null && (
      <>
        <button type="button" className={button()} onClick={() => move('online')}>
          Stately
        </button>
        {places
          .filter(([action]) => window.parent !== window || action === 'right' || action === 'below')
          .map(([action, text]) => (
            <button
              key={action}
              type="button"
              className={button()}
              aria-label={text}
              title={text}
              onClick={() => move(action)}
            >
              <Icon of={action} />
            </button>
          ))}
      </>
    )}
  </header>
);
