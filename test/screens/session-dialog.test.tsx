import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SessionDialog } from '#src/features/registration/registration-screen.tsx';
import { render } from '#test/support/render.tsx';

const pressed = async (isRenewing: boolean) => {
  let presses = 0;
  const words = { heading: 'Please login again.', text: 'Nothing you typed is lost.' };
  const wayBack = { isRenewing, label: 'Sign in again', problem: null, onPress: () => (presses += 1) };
  render(<SessionDialog {...words} wayBack={wayBack} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  return presses;
};

test('while the session is being renewed, the dialog shows that status', async () => {
  expect(await pressed(true)).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('Checking whether you’re signed in');
});

test('after the session ends, the button starts a new sign-in', async () => {
  expect(await pressed(false)).toBe(1);
});
