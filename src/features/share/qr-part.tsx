import { useMemo } from 'react';
import { saveFile } from '#src/api/save-file.ts';
import { SaveButton } from '#src/components/ask/save-button.tsx';
import { css } from '#styled-system/css';
import { partTitle } from './part-title.ts';
import { qrCodeOf, qrColours, qrPng, qrSvg } from './qr-code.ts';
import type { Shared } from './share.types.ts';
import { fileStem } from './share-messages.ts';

const code = css({
  width: '8.5rem',
  height: '8.5rem',
  flexShrink: '0',
  borderRadius: 'field',
  border: '1px solid token(colors.line)',
});

/** The page's address as a QR code: for a poster, a jersey, a coffee table. */
export const QrPart = ({ shared, url, onSaved }: { shared: Shared; url: string; onSaved: () => void }) => {
  const qr = useMemo(() => qrCodeOf(url), [url]);
  const save = (ending: string, draw: () => Blob | Promise<Blob>) => async () => {
    saveFile(`${fileStem(shared)}-qr-code.${ending}`, await draw());
    onSaved();
  };
  return (
    <section aria-labelledby="share-code" className={css({ display: 'grid', gap: '3' })}>
      <h3 id="share-code" className={partTitle}>
        For posters and tables
      </h3>
      <div className={css({ display: 'flex', gap: '5', alignItems: 'center' })}>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code of the link"
          shapeRendering="crispEdges"
          className={code}
        >
          <rect width="100%" height="100%" fill={qrColours.light} />
          <path d={qr.path} fill={qrColours.dark} />
        </svg>
        <p className={css({ textStyle: 'small', color: 'ink.soft' })}>
          Point a phone’s camera at it to open the page.
        </p>
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <SaveButton pendingText="Drawing the code" save={save('png', () => qrPng(qr))}>
          Save as PNG
        </SaveButton>
        <SaveButton pendingText="Drawing the code" save={save('svg', () => qrSvg(qr))}>
          Save as SVG
        </SaveButton>
      </div>
    </section>
  );
};
