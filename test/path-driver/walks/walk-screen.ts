import { act, render } from '@testing-library/react';
import type { Path } from '#test/path-driver/exploration/explore.ts';
import type { FlowModel } from '#test/path-driver/model/define-model.ts';
import { type Coverage, createCoverage } from '#test/path-driver/results/coverage.ts';
import { causeStep, checkStates, faceOf } from './page-object-steps.ts';
import { screenPerson } from './screen-ui.ts';
import { expectArrival } from './walk-machine.ts';
import { describeSnapshot, prepareWalk, startWalk } from './walked-actor.ts';

/** Driver 2: the rendered screen around a real actor whose ports are held. */
export const walkScreen = async (model: FlowModel, paths: Path[]): Promise<Coverage> => {
  const told: { coverage: Coverage | null } = { coverage: null };
  const machine = prepareWalk(model, told);
  const coverage = createCoverage(model, () => machine);
  told.coverage = coverage;
  const face = faceOf(model);

  for (const path of paths) {
    const walk = startWalk(machine, path, coverage);
    // What the app, not the person, causes goes straight to the actor; React must hear of it in time.
    const actor = Object.assign(Object.create(walk.actor), {
      send: (event: Parameters<typeof walk.actor.send>[0]) => act(() => walk.actor.send(event)),
    });
    const person = screenPerson();
    const { unmount } = render(await face.element(walk.actor));
    coverage.state(walk.snapshot());
    await checkStates(model, path, -1, person, walk.snapshot());
    for (const [at, step] of path.steps.entries()) {
      let happened = false;
      act(() => {
        happened = walk.happen(step);
      });
      if (!happened) await causeStep(model, path, at, person, actor);
      coverage.state(walk.snapshot());
      expectArrival(model, path, at, describeSnapshot(model, walk.snapshot()));
      await checkStates(model, path, at, person, walk.snapshot());
    }
    coverage.walked(path.steps.length);
    unmount();
    walk.stop();
  }
  return coverage;
};
