import { type Ref, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { Field, fieldLook } from '#src/components/field/field.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { lengthOf, roomText } from '#src/components/format/room.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { css } from '#styled-system/css';
import { CardPart } from './card-part.tsx';
import { NetworkTiles } from './network-tiles.tsx';
import { QrPart } from './qr-part.tsx';
import type { Shared, ShareStep, Voice } from './share.types.ts';
import { withLink } from './share-links.ts';
import { longestMessage, messageFor, subjectFor, titleFor } from './share-messages.ts';
import { hasDeviceShare, useDeviceShare } from './use-device-share.ts';

/**
 * The full public address of a page: the site's host is in each document's canonical link, and can differ from the one in the address bar.
 */
const publicAddress = (path: string): string => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  return new URL(path, new URL(canonical).origin).href;
};

const subscribe = (listener: () => void) => {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
};

/** The browser's opinion of its connection: "offline" is always true. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

type Copied = 'link' | 'message' | 'refused' | null;

/**
 * The last copied item, and a function to copy.
 * @param select selects the address for a copy by hand, where the browser denies the clipboard
 */
const useCopied = (select: () => void) => {
  const [copied, setCopied] = useState<Copied>(null);
  const copy = async (what: 'link' | 'message', text: string): Promise<boolean> => {
    try {
      // Without a secure connection there is no clipboard at all.
      await navigator.clipboard.writeText(text);
      setCopied(what);
      return true;
    } catch {
      setCopied('refused');
      select();
      return false;
    }
  };
  return { copied, copy, forget: () => setCopied(null) };
};
const status = css({ textStyle: 'small', color: 'ink.soft', mt: '2' });
const address = css({ flex: '1', minWidth: '0' });

const copiedTexts: Readonly<Record<NonNullable<Copied>, string>> = {
  link: 'Copied. Paste it wherever your people are.',
  message: 'Your message and the link are copied. Paste them wherever your people are.',
  refused:
    'Your browser wouldn’t copy it. The link is selected: press Ctrl+C or ⌘C, or hold it and choose Copy.',
};

type LinkFieldProps = {
  ref: Ref<HTMLInputElement>;
  url: string;
  copied: Copied;
  /** The link is the main method to share here. */
  isMain: boolean;
  onCopy: () => void;
};

/** The address, to copy by a button or by hand. */
const LinkField = ({ ref, url, copied, isMain, onCopy }: LinkFieldProps) => {
  const field = { id: 'share-link', label: 'Link' };
  const at = fieldLook({ width: 'full', emphasis: undefined });
  return (
    <div>
      <Field {...field}>
        <div className={css({ display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '3' })}>
          <span className={address}>
            <span className={at('box')}>
              <input
                ref={ref}
                id={field.id}
                readOnly
                value={url}
                className={at('input')}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </span>
          </span>
          <Button tone={isMain ? 'primary' : 'plain'} onClick={onCopy}>
            Copy link
          </Button>
        </div>
      </Field>
      <p role="status" className={status}>
        {copied === null ? 'Anyone can open it. No account needed.' : copiedTexts[copied]}
      </p>
    </div>
  );
};

export type ShareDialogProps = {
  shared: Shared;
  voice: Voice;
  onStep: (step: ShareStep) => void;
  onClose: () => void;
};

const columns = css({
  display: 'grid',
  gap: { base: '8', md: '10' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
  alignItems: 'start',
  color: 'ink',
});

const column = css({ display: 'grid', gap: '6' });

/** Side by side where the dialog is wide but has one column. */
const keepsakes = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  alignItems: 'start',
});

/** The dialog to share a page: its link, a message, apps and networks, a QR code, and the card. */
export const ShareDialog = ({ shared, voice, onStep, onClose }: ShareDialogProps) => {
  const [text, setText] = useState(() => messageFor(shared, voice));
  const link = useRef<HTMLInputElement>(null);
  const { copied, copy, forget } = useCopied(() => link.current?.select());
  const share = useDeviceShare(shared);
  const isOnline = useIsOnline();
  const url = useMemo(() => publicAddress(shared.path), [shared.path]);
  const outgoing = { text, url, subject: subjectFor(shared, voice) };

  const tellOpened = useEffectEvent(() => onStep('share'));
  useEffect(() => tellOpened(), []);

  const copyLink = async () => {
    if (await copy('link', url)) onStep('share/link-copied');
  };
  const copyMessage = async () => {
    if (await copy('message', withLink(outgoing))) onStep('share/message-copied');
  };
  const sendByDevice = async () => {
    forget();
    const result = await share(outgoing);
    if (result === 'sent') onStep('share/sent');
    // Where no app opens, the message is copied, to be pasted into one.
    if (result === 'unable') await copyMessage();
  };

  return (
    <Dialog
      open
      wide
      title={titleFor(shared, voice)}
      onClose={onClose}
      actions={
        <Button tone="plain" onClick={onClose}>
          Done
        </Button>
      }
    >
      {isOnline ? null : (
        <Notice tone="warning" role="status">
          <p>
            You’re offline. Copy the link and save the QR code now; pictures and networks need a connection.
          </p>
        </Notice>
      )}
      <div className={columns}>
        <div className={column}>
          <LinkField
            ref={link}
            url={url}
            copied={copied}
            isMain={!hasDeviceShare()}
            onCopy={() => void copyLink()}
          />
          <TextArea
            id="share-message"
            label="Your message"
            hint={
              lengthOf(text) > longestMessage
                ? `${roomText(text, longestMessage)} Some apps cut longer messages. We’ll add the link.`
                : `Change it as you like, up to ${longestMessage} characters. We’ll add the link.`
            }
            rows={4}
            optional
            value={text}
            onChange={(changed) => {
              setText(changed);
              forget();
            }}
          />
          {hasDeviceShare() ? (
            <Button size="lg" onClick={() => void sendByDevice()}>
              Choose an app
            </Button>
          ) : null}
          <NetworkTiles
            outgoing={outgoing}
            onCopy={() => void copyMessage()}
            onSent={() => onStep('share/sent')}
          />
        </div>
        <div className={keepsakes}>
          <CardPart shared={shared} onSaved={() => onStep('share/saved')} />
          <QrPart shared={shared} url={url} onSaved={() => onStep('share/saved')} />
        </div>
      </div>
    </Dialog>
  );
};
