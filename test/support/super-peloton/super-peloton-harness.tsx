import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { superPelotonMachine } from '#machines/super-peloton/super-peloton.machine.ts';
import { FamilyPanel } from '#src/features/super-peloton/family-panel.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

/** The panel without the page around it. */
export const SuperPelotonHarness = ({ actor }: { actor: ActorRefFrom<typeof superPelotonMachine> }) => (
  <FamilyPanel snapshot={useSelector(actor, (one) => one)} send={actor.send} wayBack={wayBack} />
);
