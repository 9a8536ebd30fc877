import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { PlainScreen } from '#src/features/registration/plain-screen.tsx';
import { render } from '#test/support/render.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A page's heading, and a menu that has just been opened: the focus is still where it was. */
const page = (state: 'open' | 'closed') => {
  document.body.innerHTML = `<div role="menu" data-state="${state}"></div><h1 tabindex="-1">Register</h1>`;
  return document.querySelector('h1');
};

test('a new page does not take the focus while a menu is open or opening', () => {
  takeFocus(page('open'));
  expect(document.activeElement).toBe(document.body);
  const heading = page('closed');
  takeFocus(heading);
  expect(document.activeElement).toBe(heading);
});

test.each([
  ['open', 'body'],
  ['closed', 'h1'],
] as const)('a screen that mounts while the menu is %s focuses the %s', (state, focused) => {
  page(state);
  const place = document.createElement('div');
  document.body.append(place);
  document.querySelector('h1')?.remove();
  render(<PlainScreen heading="Register" lede="It opens soon." />, { container: place });
  expect(document.activeElement).toBe(document.querySelector(focused));
});
