import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { shiftsMachine } from '#machines/shifts/shifts.machine.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { matching, searchParams } from '#src/app/router/search-params.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { shiftsFlow } from '#src/features/shifts/shifts.actors.ts';
import { ShiftsPage } from '#src/features/shifts/shifts-page.tsx';

const Shifts = () => {
  usePageTitle('Your shifts');
  const actor = useFlow<typeof shiftsMachine>('shifts');
  const snapshot = useSelector(actor, (one) => one);
  const wayBack = useWayBack(useSystemActor('auth'));
  return <ShiftsPage snapshot={snapshot} send={actor.send} wayBack={wayBack} />;
};

type Search = { friends?: string | undefined };

export const Route = createFileRoute('/volunteer-edit')({
  staticData: { flow: 'shifts' },
  // The code of a friend who is in a shift.
  validateSearch: searchParams({ friends: matching(/^\w+$/) }),
  loaderDeps: ({ search }: { search: Search }) => search,
  loader: async ({ context, preload, location, deps }) => {
    const app = appOf(context);
    const code = deps.friends ?? null;
    const { publicId } = await requireUser(app, null, location.href);
    enterFlow(
      { context, preload },
      { id: 'shifts', key: `${publicId} ${code ?? ''}`, logic: shiftsFlow, input: { code } },
    );
  },
  component: Shifts,
});
