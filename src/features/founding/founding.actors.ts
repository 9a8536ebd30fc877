import { type ActorRef, fromCallback, fromPromise, type Snapshot } from 'xstate';
import type { CachedEntityEvent } from '#machines/entity/cached-entity.types.ts';
import { foundingMachine } from '#machines/founding/founding.machine.ts';
import { isBlank, newPeloton } from '#machines/founding/founding.rules.ts';
import type { Eligibility, Founded, FoundingDraft, KeptFounding } from '#machines/founding/founding.types.ts';
import type { LeaveWarningEvent } from '#machines/shell/leave-warning/leave-warning.types.ts';
import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { rereadCurrentUser } from '#src/api/calls/user.calls.ts';
import { post } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';
import { keepFounding } from './founding.storage.ts';
import { forgetFounding } from './founding-keys.ts';

type SystemActor<Event extends { type: string }, Emitted extends { type: string } = never> =
  | ActorRef<Snapshot<unknown>, Event, Emitted>
  | undefined;

type System = { get: (id: string) => unknown };

const systemActorsOf = (system: System) => ({
  warning: system.get('warning') as SystemActor<LeaveWarningEvent>,
  currentUser: system.get('currentUser') as SystemActor<CachedEntityEvent>,
  auth: system.get('auth') as SystemActor<{ type: 'session.expired' }, { type: 'session.restored' }>,
});

type CurrentUser = components['schemas']['CurrentUser'];

/** A person's relation to pelotons. */
export const eligibilityOf = ({
  peloton,
  participantTypes: { isChallenger, isVolunteer, registeredRides },
}: Pick<CurrentUser, 'peloton' | 'participantTypes'>): Eligibility => {
  if (peloton !== null && !peloton.isPending)
    return { kind: 'member', peloton: { id: peloton.id, name: peloton.name } };
  if (!isChallenger && !isVolunteer && registeredRides.length === 0) return { kind: 'unregistered' };
  return peloton === null
    ? { kind: 'free' }
    : { kind: 'requested', peloton: { id: peloton.id, name: peloton.name } };
};

const loadEligibility = async (system: System): Promise<Eligibility> => {
  const user = await call(rereadCurrentUser());
  systemActorsOf(system).currentUser?.send({ type: 'entity.merged', changes: { ...user } });
  return eligibilityOf(user);
};

/** The app's current user becomes the captain at once, so that the menu leads to the peloton. */
const found = async (
  system: System,
  { draft, key }: { draft: FoundingDraft; key: string },
): Promise<Founded> => {
  const { id, name } = await call(
    post('/peloton', 'CREATE_PELOTON', {
      // The page shows a failure itself.
      data: newPeloton(draft),
      key,
    }),
  );
  const peloton = { id, name, isPending: false, isAdmin: false, isCaptain: true };
  systemActorsOf(system).currentUser?.send({ type: 'entity.merged', changes: { peloton } });
  return { id, name };
};

/** The founding machine of one person, with the API, the leave warning, the session and the tab's storage as its ports. */
export const foundingFlow = (owner: string) =>
  foundingMachine.provide({
    actors: {
      loadEligibility: fromPromise(({ system }) => loadEligibility(system)),
      foundPeloton: fromPromise(({ input, system }) => found(system, input)),
      keepDraft: fromCallback<{ type: 'draft.kept' } & KeptFounding, KeptFounding>(
        ({ input, receive, system }) => {
          const { warning } = systemActorsOf(system);
          const keep = (kept: KeptFounding) => {
            keepFounding(owner, kept);
            warning?.send({ type: isBlank(kept.draft) ? 'warning.disarmed' : 'warning.armed' });
          };
          keep(input);
          receive(keep);
          // A reload ends no actor, so the draft stays for the next page.
          return () => {
            forgetFounding();
            warning?.send({ type: 'warning.disarmed' });
          };
        },
      ),
      watchSession,
    },
  });
