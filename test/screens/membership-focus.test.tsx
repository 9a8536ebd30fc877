import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import type { JoinState } from '#machines/membership/membership.types.ts';
import { refusal } from '#test/support/failures.ts';
import { none, peloton } from '#test/support/membership/membership-fixture.ts';
import { MembershipHarness } from '#test/support/membership/membership-harness.tsx';
import { render } from '#test/support/render.tsx';

afterEach(cleanup);

const message = 'We don’t recognize this group code. Check it with your captain and try again.';
const code = 'group-code-unknown';
const unknownCode = refusal(422, code, message, { fields: [{ path: 'groupCode', code, message }] });

/** The panel of a person who can ask (on a page of a peloton), or who has none yet. */
const open = async (pelotonId: string | null, answer: Promise<JoinState>) => {
  const machine = membershipMachine.provide({
    actors: {
      loadJoinState: fromPromise(async () => none),
      enterCode: fromPromise(() => answer),
    },
  });
  const actor = createActor(machine, { input: { pelotonId, publicId: 'tess-larkspur' } }).start();
  render(<MembershipHarness actor={actor} />);
  await userEvent.click(await screen.findByText('Have a group code?'));
};

test.each([
  ['on the page of a peloton', peloton.id],
  ['without a peloton', null],
])('a group code that is refused %s gives the focus back to its field', async (_where, pelotonId) => {
  const { promise, reject } = Promise.withResolvers<JoinState>();
  await open(pelotonId, promise);
  await userEvent.type(screen.getByLabelText('Group code'), 'NOPE99{Enter}');
  // A browser removes the focus from a disabled element; this one leaves it there.
  expect(screen.getByLabelText('Group code')).toHaveProperty('disabled', true);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  elsewhere.remove();
  expect(document.activeElement).toBe(document.body);
  reject(unknownCode.error);
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Group code')));
});
