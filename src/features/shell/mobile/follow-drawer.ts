import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type drawerMachine,
  isDragged,
  isDrawerOpen,
  selectShare,
} from '#machines/shell/drawer/drawer.machine.ts';
import { afterFrame } from '#src/features/shell/after-frame.ts';
import { menuButtonId } from './drawer-parts.ts';

export type DrawerActor = ActorRefFrom<typeof drawerMachine>;

const open = (dialog: HTMLDialogElement): void => {
  if ('showModal' in dialog) dialog.showModal();
  // Where there is no modal dialog (test DOMs) it opens in the page's flow.
  else (dialog as HTMLElement).toggleAttribute('open', true);
};

/** The focus returns to the button, also where a finger opened the drawer and the button never had the focus. */
const returnFocus = (): void => document.getElementById(menuButtonId)?.focus({ preventScroll: true });

const close = (dialog: HTMLDialogElement): void => {
  if ('close' in dialog) dialog.close();
  else (dialog as HTMLElement).toggleAttribute('open', false);
  returnFocus();
};

const draw = (dialog: HTMLDialogElement, snapshot: SnapshotFrom<typeof drawerMachine>): void => {
  dialog.style.setProperty('--drawer-share', String(selectShare(snapshot)));
  dialog.toggleAttribute('data-dragged', isDragged(snapshot));
  dialog.toggleAttribute('data-shown', isDrawerOpen(snapshot));
  dialog.inert = !isDrawerOpen(snapshot);
};

/**
 * Draws the drawer where its machine says, with every step of a finger and without rendering anything anew. Returns the way
 * to stop.
 */
export const followDrawer = (actor: DrawerActor, dialog: HTMLDialogElement): (() => void) => {
  let cancel = () => {};
  let wasOpen = false;
  const follow = (snapshot: SnapshotFrom<typeof drawerMachine>) => {
    draw(dialog, snapshot);
    cancel();
    const isOpen = isDrawerOpen(snapshot);
    // A press beside the drawer can come before the dialog opens. It takes the focus, and no dialog gives it back.
    if (wasOpen && !isOpen && !dialog.open) returnFocus();
    wasOpen = isOpen;
    if (isOpen === dialog.open) return;
    const change = () => (isOpen ? open : close)(dialog);
    // It makes the whole page inert or operable again, whose style is worked out anew. Where there is no modal dialog (test DOMs)
    // nothing is.
    if ('showModal' in dialog) cancel = afterFrame(change);
    else change();
  };
  follow(actor.getSnapshot());
  const { unsubscribe } = actor.subscribe(follow);
  return () => {
    unsubscribe();
    cancel();
    if (dialog.open && 'close' in dialog) dialog.close();
  };
};
