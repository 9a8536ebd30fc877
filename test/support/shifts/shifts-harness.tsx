import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { GivenFilter } from '#src/components/shift-filter/shift-filter.tsx';
import type { ShiftsActor } from '#src/features/shifts/shifts.types.ts';
import { ShiftsPage } from '#src/features/shifts/shifts-page.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

export const ShiftsHarness = ({ actor }: { actor: ShiftsActor }) => {
  const [filter, onFilter] = useState<GivenFilter>({});
  return (
    <ShiftsPage
      snapshot={useSelector(actor, (one) => one)}
      send={actor.send}
      wayBack={wayBack}
      looking={{ filter, onFilter }}
    />
  );
};
