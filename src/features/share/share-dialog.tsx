import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { lengthOf, roomText } from '#src/components/format/room.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { css } from '#styled-system/css';
import { CardPart } from './card-part.tsx';
import { LinkField } from './link-field.tsx';
import { NetworkTiles } from './network-tiles.tsx';
import { publicAddress } from './public-address.ts';
import { QrPart } from './qr-part.tsx';
import type { Shared, ShareStep, Voice } from './share.types.ts';
import { withLink } from './share-links.ts';
import { longestMessage, messageFor, subjectFor, titleFor } from './share-messages.ts';
import { useCopied } from './use-copied.ts';
import { hasDeviceShare, useDeviceShare } from './use-device-share.ts';
import { useIsOnline } from './use-is-online.ts';

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
  const copyWords = async () => {
    if (await copy('words', withLink(outgoing))) onStep('share/words-copied');
  };
  const sendByDevice = async () => {
    forget();
    const result = await share(outgoing);
    if (result === 'sent') onStep('share/sent');
    // Where no app opens, the message is copied, to be pasted into one.
    if (result === 'unable') await copyWords();
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
            id="share-words"
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
            onCopy={() => void copyWords()}
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
