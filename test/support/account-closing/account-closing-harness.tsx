import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import { AccountClosingPage } from '#src/features/account-closing/account-closing-page.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

export const AccountClosingHarness = ({ actor }: { actor: ActorRefFrom<typeof accountClosingMachine> }) => {
  const snapshot = useSelector(actor, (one) => one);
  return <AccountClosingPage snapshot={snapshot} send={actor.send} wayBack={wayBack} />;
};
