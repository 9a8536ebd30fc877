import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { drawerMachine } from '#machines/shell/drawer/drawer.machine.ts';
import { menuButtonId } from '#src/features/shell/mobile/drawer-parts.ts';
import { followDrawer } from '#src/features/shell/mobile/follow-drawer.ts';

/** A dialog that opens a frame later, like the browser's own; jsdom has none. */
const modalDialog = (): HTMLDialogElement =>
  Object.assign(document.createElement('dialog'), {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });

test('a drawer closed before its dialog opens returns the focus to the menu button', () => {
  const button = Object.assign(document.createElement('button'), { id: menuButtonId });
  const dialog = modalDialog();
  document.body.append(button, dialog);
  const actor = createActor(drawerMachine).start();
  actor.send({ type: 'layout.changed', isMobile: true });
  const stop = followDrawer(actor, dialog);
  button.focus();
  actor.send({ type: 'menu.pressed' });
  // A press on an element that can't take focus removes it from the button.
  button.blur();
  actor.send({ type: 'drawer.dismissed' });
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(button);
  stop();
});
