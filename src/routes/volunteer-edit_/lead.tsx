import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isFlowError } from '#machines/flow-error.ts';
import type { shiftLeadMachine } from '#machines/shift-lead/shift-lead.machine.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { type AppActor, appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { requireUser, sessionKnown } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { readCookie } from '#src/features/auth/auth.cookies.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { shiftLeadFlow } from '#src/features/shift-lead/shift-lead.actors.ts';
import { keptEntries, keptSheets } from '#src/features/shift-lead/shift-lead.storage.ts';
import { ShiftLeadPage } from '#src/features/shift-lead/shift-lead-page.tsx';

const flow = 'shift-lead';

const leaving = [
  'Leave with entries that aren’t sent?',
  'They stay on this device, and we’ll send them once you’re back here and online. Signing out deletes them.',
];

const ShiftLead = () => {
  usePageTitle('The shifts you lead');
  const actor = useFlow<typeof shiftLeadMachine>(flow);
  const snapshot = useSelector(actor, (one) => one);
  const wayBack = useWayBack(useSystemActor('auth'));
  useLeaveWarning(snapshot.context.unsent.length > 0, leaving);
  return (
    <ShiftLeadPage
      snapshot={snapshot}
      send={actor.send}
      wayBack={wayBack}
      ownId={readCookie('currentUserPublicId')}
    />
  );
};

/** The id of the shift lead. Offline it is the last signed-in person, if this browser keeps data of theirs. */
const leadHere = async (app: AppActor, href: string): Promise<string> => {
  try {
    return (await requireUser(app, null, href)).publicId;
  } catch (error) {
    const owner = readCookie('currentUserPublicId');
    const isUnreachable = isFlowError(error) && error.kind === 'network';
    if (isUnreachable && owner !== null && keptSheets(owner, Date.now()) !== null) return owner;
    throw error;
  }
};

/** The page where a shift lead checks people in, also offline. */
export const Route = createFileRoute('/volunteer-edit_/lead')({
  staticData: { flow },
  loader: async ({ context, preload, location, abortController: { signal } }) => {
    if (preload) return;
    const app = appOf(context);
    const owner = await leadHere(app, location.href);
    if (signal.aborted) return;
    enterFlow(
      { context, preload },
      {
        id: flow,
        key: owner,
        logic: shiftLeadFlow({ owner, whenKnown: () => sessionKnown(app) }),
        input: { kept: keptSheets(owner, Date.now()), unsent: keptEntries(owner) },
      },
    );
  },
  component: ShiftLead,
});
