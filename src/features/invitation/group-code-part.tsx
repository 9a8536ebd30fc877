import { useState } from 'react';
import { eventZone, lastDayIn } from '#machines/calendar.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { dateText } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';
import { type GroupCode, useGroupCode } from './use-group-code.ts';

/** The number of uses of a group code, and its expiry. */
export const usesText = ({ uses, useLimit, expiresAt }: Omit<GroupCode, 'code'>): string =>
  `${uses === 0 ? 'No one has used it yet' : `${counted(uses, 'person has', 'people have')} used it`}. Good for ${counted(useLimit, 'person', 'people')}, until ${dateText(lastDayIn(eventZone, expiresAt))}.`;

const code = css({
  fontFamily: 'display',
  fontWeight: '700',
  fontSize: 'clamp(1.75rem, 8vw, 2.75rem)',
  lineHeight: '1.1',
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
const note = css({ textStyle: 'small', color: 'ink.soft', maxWidth: 'measure' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', mt: '2' });

type Copied = 'yes' | 'refused' | null;

/** The code that adds people to the peloton at once, and a button to renew it. */
export const GroupCodePart = ({ pelotonId }: { pelotonId: string }) => {
  const { state, code: shown, failure, retry, renew } = useGroupCode(pelotonId);
  const [copied, setCopied] = useState<Copied>(null);
  const [isAsking, setAsking] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };
  const make = () => {
    setAsking(false);
    setCopied(null);
    renew();
  };
  return (
    <section aria-labelledby="group-code-title" className={css({ display: 'grid', gap: '2' })}>
      <h2 id="group-code-title" className={css({ textStyle: 'subheading' })}>
        Group code
      </h2>
      <p className={note}>
        Anyone who enters it joins right away, without your approval. Share it only with people you want in.
      </p>
      {state === 'loading' ? <Skeleton shape="title" width="14rem" /> : null}
      {shown === null ? null : (
        <>
          <p className={code} translate="no">
            {shown.code}
          </p>
          <p className={note}>{usesText(shown)}</p>
        </>
      )}
      {state !== 'loading' && shown === null && failure === null ? (
        <p className={note}>Your peloton doesn’t have a working code right now.</p>
      ) : null}
      {state === 'loading' ? null : (
        <div className={row}>
          {shown === null ? null : (
            <Button tone="plain" onClick={() => void copy(shown.code)}>
              Copy the code
            </Button>
          )}
          {failure !== null && shown === null ? (
            <Button tone="plain" onClick={retry}>
              Reload the code
            </Button>
          ) : (
            <Button
              tone={shown === null ? 'plain' : 'quiet'}
              pending={state === 'renewing'}
              pendingText="Making a new code"
              onClick={() => (shown === null ? make() : setAsking(true))}
            >
              {shown === null ? 'Make a code' : 'Make a new code'}
            </Button>
          )}
        </div>
      )}
      <p role="status" className={note}>
        {failure ??
          (copied === 'yes'
            ? 'Copied. Paste it wherever your people are.'
            : copied === 'refused'
              ? 'Your browser couldn’t copy it. Select the code and copy it yourself.'
              : null)}
      </p>
      <Dialog
        open={isAsking}
        role="alertdialog"
        title="Make a new code?"
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button tone="plain" onClick={() => setAsking(false)}>
              Keep this one
            </Button>
            <Button tone="danger" onClick={make}>
              Make a new code
            </Button>
          </>
        }
      >
        <p>The current code stops working right away. Everyone who used it stays in.</p>
      </Dialog>
    </section>
  );
};
