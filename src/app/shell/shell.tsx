import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isWarningOpen } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import type { WarningContent } from '#machines/shell/leave-warning/leave-warning.types.ts';
import { selectProgress } from '#machines/shell/progress/progress.machine.ts';
import { selectNotice } from '#machines/shell/snackbar/snackbar.machine.ts';
import { type AppActor, type SystemActors, systemActor } from '#src/app/root-actor/system-actors.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { ProgressBar } from '#src/components/progress-bar/progress-bar.tsx';
import { Snackbar } from '#src/components/snackbar/snackbar.tsx';
import { useIsMobile } from '#src/features/shell/mobile/layout.ts';
import { loadDrawer } from './load-drawer.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

type LeaveDialogProps = {
  open: boolean;
  content: WarningContent;
  onReturn: () => void;
  onContinue: () => void;
};

const LeaveDialog = ({ open, content, onReturn, onContinue }: LeaveDialogProps) => {
  const [question = '', ...rest] = content.mainTextLines;
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={question}
      onClose={onReturn}
      actions={
        <>
          {/* Staying loses nothing, so it is the primary button. */}
          <Button tone="primary" onClick={onReturn}>
            {content.returnButton}
          </Button>
          <Button tone="plain" onClick={onContinue}>
            {content.continueButton}
          </Button>
        </>
      }
    >
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
};

export const NavigationProgress = ({ actor }: { actor: SystemActors['progress'] }) => {
  const value = useSelector(actor, selectProgress);
  const visible = useSelector(actor, (snapshot) => snapshot.hasTag('visible'));
  return <ProgressBar value={value} visible={visible} />;
};

/** Shows notices and the global error, one at a time. */
export const SnackbarHost = ({ actor }: { actor: SystemActors['snackbar'] }) => {
  const notice = useSelector(actor, selectNotice);
  return (
    <Snackbar
      message={notice?.text ?? null}
      tone={notice?.tone}
      onClose={() => actor.send({ type: 'notice.dismissed' })}
    />
  );
};

/** The question before unsaved changes are lost. */
export const LeaveWarning = ({ actor }: { actor: SystemActors['warning'] }) => {
  const content = useSelector(actor, ({ context }) => context.content);
  const open = useSelector(actor, isWarningOpen);
  return (
    <LeaveDialog
      open={open}
      content={content}
      onReturn={() => actor.send({ type: 'leaving.cancelled' })}
      onContinue={() => actor.send({ type: 'leaving.confirmed' })}
    />
  );
};

const MobileDrawer = lazyComponent(loadDrawer);

/** The parts that every page has once the app is open. */
export const Shell = ({ app }: { app: AppActor }) => {
  const isMobile = useIsMobile();
  return (
    <>
      <NavigationProgress actor={systemActor(app, 'progress')} />
      <SnackbarHost actor={systemActor(app, 'snackbar')} />
      <LeaveWarning actor={systemActor(app, 'warning')} />
      <SearchSuggestions />
      {isMobile ? (
        <Suspense fallback={null}>
          <MobileDrawer app={app} />
        </Suspense>
      ) : null}
    </>
  );
};
