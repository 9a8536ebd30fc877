import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

/** Other tests may leave something in the document. */
const buttonsIn = (container: HTMLElement) =>
  within(container)
    .queryAllByRole('button', { hidden: false })
    .map(({ textContent }) => textContent);

const Parts = ({ open }: { open: boolean }) => (
  <>
    <details open={open}>
      <summary>
        <button type="button">first summary</button>
      </summary>
      <summary>
        <button type="button">second summary</button>
      </summary>
      <div>
        <button type="button">folded</button>
      </div>
    </details>
    <dialog open={open}>
      <p>
        <button type="button">asked</button>
      </p>
    </dialog>
    <button type="button">last</button>
  </>
);

test('a closed dialog and the content of a closed disclosure are hidden, and Tab passes them', async () => {
  const { container, rerender } = render(<Parts open={false} />);
  expect(buttonsIn(container)).toEqual(['first summary', 'last']);
  screen.getByText('first summary').focus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('last');
  rerender(<Parts open />);
  expect(buttonsIn(container)).toEqual(['first summary', 'second summary', 'folded', 'asked', 'last']);
});
