import { useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { Part, soft } from './panel-parts.tsx';
import type { Screenshot, StatePage } from './state-page.ts';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 1fr)',
  gap: '2',
  alignItems: 'start',
});
const button = css({
  display: 'block',
  borderRadius: 'sm',
  border: '1px solid token(colors.edge)',
  overflow: 'hidden',
  cursor: 'zoom-in',
  _hover: { borderColor: 'ink' },
  '& img': { display: 'block', width: 'full', height: 'auto' },
});
const dialog = css({
  margin: 'auto',
  padding: '0',
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  border: '1px solid token(colors.edge)',
  borderRadius: 'card',
  bg: 'surface',
  color: 'ink',
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  _backdrop: { bg: 'ink', opacity: '0.35' },
  '& img': { minHeight: '0', maxWidth: 'full', objectFit: 'contain', alignSelf: 'center' },
});
const bar = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  paddingInline: '4',
  textStyle: 'small',
  flexShrink: '0',
});
const closeButton = css({ height: '11', paddingInline: '3', cursor: 'pointer', fontWeight: 'medium' });

const nameOf = ({ width, scheme }: Screenshot) => `${width} px, ${scheme}`;

/** The screen in the state, as a walk in Chromium saw it. A press shows one in its own size. */
export const Screenshots = ({ page: { path, screenshots, unwalked, isPassing } }: { page: StatePage }) => {
  const element = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Screenshot | null>(null);
  const [first] = screenshots;
  return (
    <Part name="On the screen">
      {first === undefined ? (
        <p className={soft}>
          {isPassing && 'Nobody sees this state: the machine leaves it in the same instant.'}
          {unwalked ??
            (isPassing ? null : (
              <>
                No screenshot has been taken. <code>npm run atlas -- --screenshots</code> takes them.
              </>
            ))}
        </p>
      ) : (
        <>
          <div className={grid}>
            {screenshots.map((one) => (
              <button
                key={one.file}
                type="button"
                className={button}
                aria-label={`Enlarge ${nameOf(one)}`}
                onClick={() => {
                  setChosen(one);
                  element.current?.showModal();
                }}
              >
                <img
                  src={`/atlas/screenshots/${one.file}`}
                  alt=""
                  width={one.width}
                  height={one.height}
                  loading="lazy"
                />
              </button>
            ))}
          </div>
          <p className={soft}>Taken {first.taken.slice(0, 16).replace('T', ' ')} UTC.</p>
        </>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the picture closes it, and so does Escape */}
      <dialog
        ref={element}
        className={dialog}
        aria-label="Screenshot"
        onClick={({ target }) => target === element.current && element.current?.close()}
      >
        <div className={bar}>
          <p>
            {path}
            {chosen && `, ${nameOf(chosen)}`}
          </p>
          <button type="button" className={closeButton} onClick={() => element.current?.close()}>
            Close
          </button>
        </div>
        {chosen && (
          <img
            src={`/atlas/screenshots/${chosen.file}`}
            alt={`The screen in ${path}: ${nameOf(chosen)}`}
            width={chosen.width}
            height={chosen.height}
          />
        )}
      </dialog>
    </Part>
  );
};
