import { useState, useSyncExternalStore } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { css } from '#styled-system/css';

const never = () => () => undefined;

/** Whether the device has a way to share; the server can't know. */
const useCanShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );

type Told = 'copied' | 'not copied' | null;

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

type ShareLinkProps = { title: string; path: string; label: string };

/** Sends a page on by the device's own way; where there is none, copies its address. */
export const ShareLink = ({ title, path, label }: ShareLinkProps) => {
  const canShare = useCanShare();
  const [told, tell] = useState<Told>(null);
  const copy = () =>
    navigator.clipboard.writeText(new URL(path, location.origin).href).then(
      () => tell('copied'),
      () => tell('not copied'),
    );
  const share = () =>
    navigator.share({ title, url: new URL(path, location.origin).href }).catch((error: unknown) => {
      if (!isCancelled(error)) void copy();
    });
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      <Button size="lg" onClick={() => void (canShare ? share() : copy())}>
        {canShare ? label : 'Copy the link to share'}
      </Button>
      <p role="status" className={css({ textStyle: 'small', minHeight: '1.5em' })}>
        {told === 'copied' ? 'Copied. Paste it wherever your people are.' : null}
        {told === 'not copied'
          ? 'Your browser wouldn’t copy it. Open the page and copy its address from there.'
          : null}
      </p>
    </div>
  );
};
