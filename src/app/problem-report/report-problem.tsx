import { useRouter } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { EarlyForm } from '#src/components/button/early-form.tsx';
import { usePressedDialog } from '#src/components/lazy/use-pressed-dialog.ts';
import { css } from '#styled-system/css';

const quiet = css({ textStyle: 'small', color: 'ink.soft' });

/** Opens the dialog that reports a problem. A press opens the app if necessary, whose recording the report holds. */
export const ReportProblem = ({ className }: { className?: string | undefined }) => {
  const { handle } = useRouter().options.context;
  const { Dialog, isComing, isMissing, open, close } = usePressedDialog(async () => {
    // Where the app can't start, there is something to report, too.
    const [{ ReportDialog }] = await Promise.all([
      import('./report-dialog.tsx'),
      handle.open().catch(() => null),
    ]);
    return ReportDialog;
  });
  return (
    <>
      <EarlyForm onPress={open}>
        <button
          type="submit"
          className={className}
          aria-haspopup="dialog"
          aria-disabled={isComing || undefined}
        >
          Report a problem
        </button>
      </EarlyForm>
      {isMissing ? (
        <p role="status" className={quiet}>
          This can’t be opened now. Check your connection, or load the page again, and then press once more.
        </p>
      ) : null}
      {Dialog === null ? null : createPortal(<Dialog onClose={close} />, document.body)}
    </>
  );
};
