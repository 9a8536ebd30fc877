import { useSelector } from '@xstate/react';
import type { ShiftLeadActor } from '#src/features/shift-lead/shift-lead.types.ts';
import { ShiftLeadPage } from '#src/features/shift-lead/shift-lead-page.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

export const ShiftLeadHarness = ({ actor }: { actor: ShiftLeadActor }) => (
  <ShiftLeadPage
    snapshot={useSelector(actor, (one) => one)}
    send={actor.send}
    wayBack={wayBack}
    ownId={null}
  />
);
