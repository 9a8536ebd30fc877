import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import { membershipMachine, metaOfMembership } from '#machines/membership/membership.machine.ts';
import type { JoinState } from '#machines/membership/membership.types.ts';
import { MembershipPanel } from '#src/features/membership/membership-panel.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';
import { member, none, offered, peloton, rejected } from '#test/support/membership/membership-fixture.ts';
import { MembershipHarness } from '#test/support/membership/membership-harness.tsx';
import { render } from '#test/support/render.tsx';

afterEach(cleanup);

const offline = flowError({ kind: 'network', message: 'We can’t reach the server.' });
/** The machine with these answers, one after the other. */
const startWith = (answers: (JoinState | Error)[], publicId: string | null = 'tess-larkspur') => {
  const machine = membershipMachine.provide({
    actors: {
      loadJoinState: fromPromise(async () => {
        const next = answers.shift();
        if (next === undefined || next instanceof Error) throw offline;
        return next;
      }),
      answerOffer: fromPromise<
        void,
        { pelotonId: string; publicId: string; isAccepting: boolean; key: string }
      >(async () => undefined),
      enterCode: fromPromise(async () => member),
      watchPage: fromCallback(() => undefined),
    },
  });
  return createActor(machine, { input: { pelotonId: peloton.id, publicId } }).start();
};

test('an accepted captaincy is announced although the reload fails', async () => {
  const actor = startWith([offered]);
  render(<MembershipHarness actor={actor} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Become captain' }));
  await waitFor(actor, (one) => one.matches('unavailable'));
  expect(metaOfMembership(actor.getSnapshot()).heading).toBe('You’re the captain now');
  expect(actor.getSnapshot().context.joinState?.captaincyOffer).toBeNull();
  expect((await screen.findByText(/^We couldn’t load the rest\./)).textContent).toContain(offline.message);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a new member gets a link to the members and one announcement', async () => {
  const actor = startWith([none]);
  render(<MembershipHarness actor={actor} />);
  await userEvent.click(await screen.findByText('Have a group code?'));
  await userEvent.type(screen.getByLabelText('Group code'), 'RIDGE27{Enter}');
  const next = await screen.findByRole('link', { name: 'See who rides with you' });
  expect(next.getAttribute('href')).toBe(`/peloton/${peloton.id}/members`);
  expect(metaOfMembership(actor.getSnapshot()).heading).toBe('You’re in');
  expect(document.body.textContent).not.toContain('a member this year');
});

test('a person whose request was declined gets a link to other pelotons', async () => {
  render(<MembershipHarness actor={startWith([rejected])} />);
  const other = await screen.findByRole('link', { name: 'Find another peloton' });
  const again = screen.getByRole('button', { name: 'Ask to join again' });
  expect(other.className).not.toBe(again.className);
  expect(screen.getByRole('link', { name: 'start your own' }).getAttribute('href')).toBe('/peloton/new');
});

test('a visitor of a closed peloton reads that a group code is needed', async () => {
  render(<MembershipPanel actor={startWith([], null)} wayBack={wayBack} isAccepting={false} />);
  expect(await screen.findByText(/by invitation\. Sign in, and enter your group code\.$/)).toBeTruthy();
});
