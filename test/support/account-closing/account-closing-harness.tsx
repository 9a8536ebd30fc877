import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import { AccountClosingPage } from '#src/features/account-closing/account-closing-page.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

export const AccountClosingHarness = ({ actor }: { actor: ActorRefFrom<typeof accountClosingMachine> }) => {
  const snapshot = useSelector(actor, (one) => one);
  return <AccountClosingPage snapshot={snapshot} send={actor.send} wayBack={wayBack} />;
};
