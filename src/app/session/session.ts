import { redirect } from '@tanstack/react-router';
import { isAuthStateLoading, isLoggedIn, isRenewing } from '#machines/auth/auth.selectors.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import type { Intent } from '#src/features/auth/sign-in-target.ts';
import { settledOrUnreachable } from '#src/features/auth/whether-signed-in.ts';

/**
 * Whether a person is signed in; resolves when that is known.
 * @throws FlowError `network` when it can't be found out now
 */
export const sessionKnown = async (app: AppActor): Promise<boolean> => {
  const isSettled = (one: Parameters<typeof isLoggedIn>[0]) => !isAuthStateLoading(one) && !isRenewing(one);
  return isLoggedIn(await settledOrUnreachable(systemActor(app, 'auth'), isSettled));
};

/**
 * The signed-in user; resolves when that is known, with null for a visitor.
 * @throws FlowError `network` when it can't be found out now
 */
export const knownUser = async (app: AppActor): Promise<User | null> => {
  if (!(await sessionKnown(app))) return null;
  const opened = systemActor(app, 'auth').getSnapshot().context.cachedUserResponse;
  // The person may have changed their data since the session began.
  const current = selectData<User>(systemActor(app, 'currentUser').getSnapshot());
  return current !== null && current.id === opened?.id ? current : opened;
};

/**
 * For the loader of a page that requires sign-in.
 * @param intent what the person wanted to do, kept through signing in; null if `prevPath` says it all
 * @throws a redirect to the sign-in page, which leads back to `prevPath`
 */
export const requireUser = async (app: AppActor, intent: Intent | null, prevPath: string): Promise<User> => {
  const user = await knownUser(app);
  if (user !== null) return user;
  throw redirect({ to: '/sign-in', search: { intent: intent ?? undefined, prevPath } });
};
