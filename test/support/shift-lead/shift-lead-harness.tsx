import { useSelector } from '@xstate/react';
import type { ShiftLeadActor } from '#src/features/shift-lead/shift-lead.types.ts';
import { ShiftLeadPage } from '#src/features/shift-lead/shift-lead-page.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

export const ShiftLeadHarness = ({ actor }: { actor: ShiftLeadActor }) => (
  <ShiftLeadPage
    snapshot={useSelector(actor, (one) => one)}
    send={actor.send}
    wayBack={wayBack}
    ownId={null}
  />
);
