import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';

/** Asks for a peloton. */
export const enterPeloton = (app: AppActor, id: string): void =>
  systemActor(app, 'peloton').send({ type: 'entity.requested', id, at: Date.now() });
