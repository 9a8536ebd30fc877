import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { letterMachine } from '#machines/member-desk/letter.machine.ts';
import { LetterHarness } from '#test/support/member-desk/member-desk-harness.tsx';
import { render } from '#test/support/render.tsx';

afterEach(cleanup);

test('a letter that is sent has the focus in its notice, and another one in its subject', async () => {
  const machine = letterMachine.provide({
    actors: { sendLetter: fromPromise(async () => ({ count: 1, lettersLeft: 2 })) },
  });
  const actor = createActor(machine, { input: { pelotonId: 'ridge-runners', kept: null } }).start();
  render(<LetterHarness actor={actor} />);
  await userEvent.type(screen.getByLabelText('Subject'), 'Sunday');
  await userEvent.type(screen.getByLabelText('Your message'), 'We meet at 8.');
  await userEvent.click(screen.getByRole('button', { name: /^Send to/ }));
  const notice = await screen.findByRole('heading', { name: 'Your e-mail is on its way' });
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);

  await userEvent.click(screen.getByRole('button', { name: 'Write another' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
});
