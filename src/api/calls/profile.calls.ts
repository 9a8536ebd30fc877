import { get } from '#src/api/describe-call.ts';

/** What a person takes part in this year, as everybody may see it. */
export const getUserParticipation = (id: string) =>
  get('/user/{id}/participation', 'LOAD_USER_PARTICIPATION', { path: { id } });

/** A person's achievements and years; of their own they see all. */
export const getUserHistory = (id: string) =>
  get('/user/{id}/history', 'LOAD_USER_HISTORY', { path: { id } });
