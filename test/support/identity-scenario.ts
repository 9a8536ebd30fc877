import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type {
  Account,
  LoginResult,
  LogoutReason,
  Restored,
  SignInRequest,
  User,
} from '#machines/auth/auth.types.ts';
import { type FlowError, flowError, isFlowError } from '#machines/flow-error.ts';

/** Somebody whose token is good for one hour, less a second, from the beginning of time. */
export const account: Account = {
  oid: 'o1',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Alder',
  loggedInWith: 'email',
  policy: 'emailSignIn',
  rawIdToken: 'old',
  expiresAt: 3_599_000,
  readAt: 0,
};
export const fresh: Account = { ...account, rawIdToken: 'fresh' };
export const user = { publicId: 'ann-alder' } as User;
export const offline = flowError({ kind: 'network', message: 'No answer' });
export const needsPerson = flowError({
  kind: 'unauthorized',
  code: 'interaction_required',
  message: 'Please login again.',
});
export const request = { policy: 'emailSignIn', display: 'popup', returnTo: null } as const;

type Scenario = {
  restored?: Restored;
  /** What the refreshes answer, one after the other; the last one stays. */
  refreshed?: (Account | FlowError)[];
  /** What the provider's page answers, one time after the other; the last one stays. */
  logins?: (LoginResult | FlowError)[];
  /** Why the provider's sign-out can't be reached. */
  stranded?: FlowError;
};

/** The auth machine with ports that answer as given, on a clock that stands until it is moved. */
export const startAuth = ({
  restored,
  refreshed = [fresh],
  logins = [{ kind: 'leaving' }],
  stranded,
}: Scenario) => {
  const emitted: string[] = [];
  const loggedOut: LogoutReason[] = [];
  const forced: boolean[] = [];
  const asked: (SignInRequest | null)[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise(async () => restored ?? { kind: 'nobody' }),
        fetchUser: fromPromise(async () => user),
        createContact: fromPromise(async () => user),
        refreshToken: fromPromise(async ({ input }) => {
          forced.push(input.isForced);
          const answer = refreshed[Math.min(forced.length, refreshed.length) - 1];
          if (answer === undefined || isFlowError(answer)) throw answer;
          return answer;
        }),
        login: fromPromise<LoginResult, { request: SignInRequest | null }>(async ({ input }) => {
          asked.push(input.request);
          const answer = logins[Math.min(asked.length, logins.length) - 1];
          if (answer === undefined || isFlowError(answer)) throw answer;
          return answer;
        }),
        watchReturn: fromCallback(() => undefined),
        watchTabs: fromCallback(() => undefined),
        logout: fromPromise(async ({ input }) => {
          loggedOut.push(input.reason);
          if (stranded !== undefined) throw stranded;
        }),
      },
    }),
    { clock },
  );
  for (const type of [
    'session.opened',
    'session.restored',
    'session.endedElsewhere',
    'session.left',
    'session.closed',
  ] as const)
    actor.on(type, () => emitted.push(type));
  actor.start();
  return { actor, clock, emitted, loggedOut, forced, asked };
};

export const somebody: Restored = { kind: 'token', account, returnTo: '/registration', isFresh: false };
export const settled = (actor: ReturnType<typeof startAuth>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('loading') && !snapshot.matches('interacting'));
