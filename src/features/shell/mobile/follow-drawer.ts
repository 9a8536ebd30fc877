import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type drawerMachine,
  isDragged,
  isDrawerOpen,
  selectShare,
} from '#machines/shell/drawer/drawer.machine.ts';
import { menuButtonId } from './drawer-parts.ts';

export type DrawerActor = ActorRefFrom<typeof drawerMachine>;

const open = (dialog: HTMLDialogElement): void => {
  if (dialog.open) return;
  if ('showModal' in dialog) dialog.showModal();
  // Where there is no modal dialog (test DOMs) it opens in the page's flow.
  else (dialog as HTMLElement).toggleAttribute('open', true);
};

/** Whoever had opened it goes on at the button, also where a finger opened it and the button never had the focus. */
const close = (dialog: HTMLDialogElement): void => {
  if (!dialog.open) return;
  if ('close' in dialog) dialog.close();
  else (dialog as HTMLElement).toggleAttribute('open', false);
  document.getElementById(menuButtonId)?.focus({ preventScroll: true });
};

const draw = (dialog: HTMLDialogElement, snapshot: SnapshotFrom<typeof drawerMachine>): void => {
  dialog.style.setProperty('--drawer-share', String(selectShare(snapshot)));
  dialog.toggleAttribute('data-dragged', isDragged(snapshot));
  dialog.inert = !isDrawerOpen(snapshot);
  if (isDrawerOpen(snapshot)) open(dialog);
  else close(dialog);
};

/**
 * Draws the drawer where its machine says, with every step of a finger and without rendering anything anew. Returns the way
 * to stop.
 */
export const followDrawer = (actor: DrawerActor, dialog: HTMLDialogElement): (() => void) => {
  draw(dialog, actor.getSnapshot());
  const { unsubscribe } = actor.subscribe((snapshot) => draw(dialog, snapshot));
  return () => {
    unsubscribe();
    if (dialog.open && 'close' in dialog) dialog.close();
  };
};
