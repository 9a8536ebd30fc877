import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The button of the account menu, once the menu is there: its code comes when somebody comes near. */
export const accountButton = async (firstName: string): Promise<HTMLElement> => {
  const early = await screen.findByRole('button', { name: firstName, expanded: false });
  // The menu's own button says what it is a part of.
  if (early.dataset.scope === 'menu') return early;
  fireEvent.pointerEnter(early);
  // The menu is a chunk of its own, which a busy machine is slow to bring.
  await act(async () => {
    await import('#src/features/shell/account-menu.tsx');
  });
  await waitFor(() => expect(early.isConnected).toBe(false));
  return screen.getByRole('button', { name: firstName, expanded: false });
};
