import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { shiftsMachine } from '#machines/shifts/shifts.machine.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { matching, oneOf, searchParams } from '#src/app/router/search-params.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import type { Filter } from '#src/components/shift-filter/shift-filter.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { shiftsFlow } from '#src/features/shifts/shifts.actors.ts';
import { ShiftsPage } from '#src/features/shifts/shifts-page.tsx';
import { useSwapInUrl } from '#src/features/shifts/use-swap-in-url.ts';

const Shifts = () => {
  usePageTitle('Your shifts');
  const actor = useFlow<typeof shiftsMachine>('shifts');
  const snapshot = useSelector(actor, (one) => one);
  const wayBack = useWayBack(useSystemActor('auth'));
  const { friends, swap, ...filter } = Route.useSearch();
  const navigate = useNavigate();
  const showSwap = useCallback(
    (shiftId: string | undefined, { replace }: { replace: boolean }) =>
      void navigate({ to: '/volunteer-edit', search: (search) => ({ ...search, swap: shiftId }), replace }),
    [navigate],
  );
  useSwapInUrl(actor, swap, showSwap);
  // Back leads through the viewed days, not through their filters.
  const onFilter = (next: Filter) =>
    void navigate({
      to: '/volunteer-edit',
      search: {
        friends,
        swap,
        ...Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')),
      },
      replace: next.day === (filter.day ?? ''),
      resetScroll: false,
    });
  return (
    <ShiftsPage snapshot={snapshot} send={actor.send} wayBack={wayBack} looking={{ filter, onFilter }} />
  );
};

type Search = { friends?: string | undefined };

export const Route = createFileRoute('/volunteer-edit')({
  staticData: { flow: 'shifts' },
  validateSearch: searchParams({
    // The code of a friend in a shift.
    friends: matching(/^\w+$/),
    // The shift to swap.
    swap: matching(/^[\da-f-]{36}$/),
    rideType: oneOf(['signature', 'gravel']),
    day: matching(/^\d{4}-\d\d-\d\d$/),
    location: matching(/^.{1,80}$/),
    jobType: matching(/^.{1,80}$/),
  }),
  loaderDeps: ({ search: { friends } }: { search: Search }) => ({ friends }),
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
