import { get } from '#src/api/describe-call.ts';

/** What a person takes part in this year, in its public view. */
export const getUserParticipation = (id: string) =>
  get('/user/{id}/participation', 'LOAD_USER_PARTICIPATION', { path: { id } });

/** A person's achievements and years; the person sees all of their own. */
export const getUserHistory = (id: string) =>
  get('/user/{id}/history', 'LOAD_USER_HISTORY', { path: { id } });
