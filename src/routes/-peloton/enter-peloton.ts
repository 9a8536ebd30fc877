import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import type { AboutPeloton } from '#src/features/peloton/page/about.ts';
import { aboutPeloton } from './about-peloton.ts';

/** Loads a peloton and the other parts of its page; each part is shown when it is loaded. */
export const enterPeloton = (app: AppActor, id: string): AboutPeloton => {
  systemActor(app, 'peloton').send({ type: 'entity.requested', id, at: Date.now() });
  return aboutPeloton(app, id);
};
