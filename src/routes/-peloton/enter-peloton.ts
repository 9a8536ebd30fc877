import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import type { AboutPeloton } from '#src/features/peloton/page/about.ts';
import { aboutPeloton } from './about-peloton.ts';

/** Asks for a peloton, and for what its page tells beside: each part stands as soon as it is there. */
export const enterPeloton = (app: AppActor, id: string): AboutPeloton => {
  systemActor(app, 'peloton').send({ type: 'entity.requested', id, at: Date.now() });
  return aboutPeloton(app, id);
};
