import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#src/api/call.ts';
import { reportProblem } from '#src/api/calls/event.calls.ts';
import { saveFile } from '#src/api/save-file.ts';
import { useAsked } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { css } from '#styled-system/css';
import type { ReplayBundle } from './recorder.ts';
import { summaryOf } from './report-messages.ts';
import { bundleOfTab } from './tab-recorder.ts';

const stack = css({ display: 'grid', gap: '4' });
const whole = css({
  maxHeight: '40vh',
  overflow: 'auto',
  textStyle: 'small',
  '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** Shows what the report holds before the person sends it. */
export const ReportDialog = ({ onClose }: { onClose: () => void }) => {
  const router = useRouter();
  const [bundle] = useState<ReplayBundle>(() => bundleOfTab(router.state.matches.at(-1)?.routeId ?? ''));
  const [number, setNumber] = useState<string | null>(null);
  const { state, failure, start } = useAsked(async () => {
    const answer = await call(reportProblem(bundle));
    setNumber(answer.number);
  });
  const text = JSON.stringify(bundle, null, 2);
  const save = () => saveFile('problem-report.json', new Blob([text], { type: 'application/json' }));
  if (number !== null)
    return (
      <Dialog
        open
        title="Thank you for telling us"
        onClose={onClose}
        actions={<Button onClick={onClose}>Back to the page</Button>}
      >
        <p role="status">
          Your report has the number <strong>{number}</strong>. If you write to us, name it, and tell us what
          you expected to see.
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      isLong
      title="Report a problem"
      onClose={onClose}
      isBusy={state === 'asking'}
      actions={
        <>
          <Button tone="plain" onClick={save}>
            Save as a file
          </Button>
          <Button pending={state === 'asking'} pendingText="Sending your report" onClick={start}>
            Send the report
          </Button>
        </>
      }
    >
      <div className={stack}>
        <p>{summaryOf(bundle)} With it we can replay what went wrong.</p>
        <p>
          It holds nothing that you typed: no names, amounts or addresses. It names this page, your browser
          and the size of its window, and the numbers by which we find your requests in our server’s log.
        </p>
        <Fold title="See everything it holds">
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
            tabIndex={0}
            aria-label="The whole report"
            className={whole}
          >
            <pre>{text}</pre>
          </section>
        </Fold>
        {failure === null ? null : (
          <Notice tone="error" role="alert" level={3}>
            <p>{failure}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  );
};
