import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { thankYouMachine } from '#machines/thank-you/thank-you.machine.ts';
import { stopText } from '#machines/thank-you/thank-you.messages.ts';
import type { Unthanked } from '#machines/thank-you/thank-you.types.ts';
import { render } from '#test/support/render.tsx';
import { unthanked } from '#test/support/thank-you/thank-you-fixture.ts';
import { ThankYouHarness } from '#test/support/thank-you/thank-you-harness.tsx';

afterEach(cleanup);

/** The page of a person who writes to the donor of the newest donation. */
const write = async () => {
  const sendThanks = vi.fn(async (): Promise<void> => undefined);
  const machine = thankYouMachine.provide({
    actors: {
      loadUnthanked: fromPromise(async (): Promise<Unthanked> => ({ donations: [...unthanked], total: 3 })),
      sendThanks: fromPromise(sendThanks),
    },
  });
  const input = { publicId: 'maya-okafor', firstName: 'Maya', donationId: unthanked[0].id };
  render(<ThankYouHarness actor={createActor(machine, { input }).start()} />);
  return { words: await screen.findByRole('textbox', { name: 'Your message' }), sendThanks };
};

test('a message with a link is not sent, and its field says why until the link is gone', async () => {
  const { words, sendThanks } = await write();
  await userEvent.clear(words);
  await userEvent.type(words, 'Thank you! See my-climb.org.');
  await userEvent.click(screen.getByRole('button', { name: 'Send your thanks' }));
  const problem =
    'Leave links out, and put a space after each dot. The e-mail already has the link to your page.';
  expect(words.getAttribute('aria-invalid')).toBe('true');
  const described = (words.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(problem);
  expect(sendThanks).not.toHaveBeenCalled();

  await userEvent.clear(words);
  await userEvent.type(words, 'Thank you!');
  expect(screen.queryByText(problem)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send your thanks' }));
  expect(sendThanks).toHaveBeenCalledOnce();
});

test('the preview shows the link that stops such e-mails, without working links', async () => {
  await write();
  const preview = within(screen.getByRole('region', { name: 'What the donor gets' }));
  preview.getByText(stopText);
  expect([...preview.queryAllByRole('link'), ...preview.queryAllByRole('button')]).toEqual([]);
});
