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
  // Without modal dialogs (test DOMs) it opens in the page's flow.
  else (dialog as HTMLElement).toggleAttribute('open', true);
};

/** The focus returns to the button, even where a swipe opened the drawer and the button never had the focus. */
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

/** Moves the drawer to its machine's position at every step of a finger, without a React render. Returns a function that stops it. */
export const followDrawer = (actor: DrawerActor, dialog: HTMLDialogElement): (() => void) => {
  let cancel = () => {};
  let wasOpen = false;
  const follow = (snapshot: SnapshotFrom<typeof drawerMachine>) => {
    draw(dialog, snapshot);
    cancel();
    const isOpen = isDrawerOpen(snapshot);
    // A press outside the drawer can come before the dialog opens. It takes the focus, and no dialog restores it.
    if (wasOpen && !isOpen && !dialog.open) returnFocus();
    wasOpen = isOpen;
    if (isOpen === dialog.open) return;
    const change = () => (isOpen ? open : close)(dialog);
    // This makes the whole page inert or operable, and recalculates its style, so it waits for a frame. Without modal dialogs (test DOMs)
    // the page stays operable.
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
