import { isAskedFor } from '#machines/auth/auth.failures.ts';
import type { LogoutReason } from '#machines/auth/auth.types.ts';
import { messages } from '#machines/shell/messages.ts';
import { forgetRecording } from '#src/app/problem-report/tab-recorder.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { writeCookie } from '#src/features/auth/auth.cookies.ts';
import { forgetDismissed } from '#src/features/base-camp/base-camp.storage.ts';
import { forgetDonation } from '#src/features/donation/storage/donation-keys.ts';
import { forgetFounding } from '#src/features/founding/founding-keys.ts';
import { forgetLetter } from '#src/features/member-desk/letter-keys.ts';
import { forgetPelotonDraft } from '#src/features/peloton/settings/settings-keys.ts';
import { forgetProfileDraft } from '#src/features/profile/profile-keys.ts';
import { forgetDrafts } from '#src/features/registration/registration-keys.ts';
import { forgetSheets, forgetSheetsOfOthers } from '#src/features/shift-lead/shift-lead-keys.ts';
import { leaveMessage } from './session-message.ts';

type Ends = {
  /** Why this browser's last session ended; the page that ended it may be closed. */
  reason: () => LogoutReason | null;
  /** Loads the next page as a new document, so that nothing stays in memory. */
  leave: () => void;
};

/**
 * Removes the person's data with their session; after an expired session the typed values come back. The next page says why a session ended
 * that the person didn't end.
 */
export const endWithSession = (app: AppActor, { reason, leave }: Ends): void => {
  const auth = systemActor(app, 'auth');
  const forgetAll = () => {
    forgetDrafts();
    forgetProfileDraft();
    forgetFounding();
    forgetLetter();
    forgetPelotonDraft();
    forgetDonation();
    forgetDismissed();
    forgetSheets();
    forgetRecording();
  };
  const forget = () => {
    if (isAskedFor(auth.getSnapshot().context.logoutReason ?? reason())) forgetAll();
  };
  const explain = () => {
    const { logoutReason, loginError } = auth.getSnapshot().context;
    if (!isAskedFor(logoutReason)) leaveMessage(loginError?.message ?? messages.loginAgain);
  };
  auth.on('session.ranOut', ({ isUnannounced }) => {
    writeCookie('logoutReason', auth.getSnapshot().context.logoutReason ?? 'unknown');
    if (isUnannounced)
      systemActor(app, 'snackbar').send({
        type: 'notice.raised',
        text: messages.loginAgain,
        disableAutoHide: true,
      });
  });
  auth.on('session.ending', () => {
    forget();
    explain();
  });
  auth.on('session.opened', ({ user }) => forgetSheetsOfOthers(user.publicId));
  auth.on('session.closed', forget);
  auth.on('session.left', leave);
  auth.on('session.endedElsewhere', () => {
    systemActor(app, 'warning').send({ type: 'warning.disarmed' });
    forgetAll();
    leave();
  });
};
