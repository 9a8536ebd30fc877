import { act } from '@testing-library/react';
import type { Path } from '#test/path-driver/exploration/state-graph.ts';
import type { FlowModel } from '#test/path-driver/model/define-model.ts';
import type { Coverage } from '#test/path-driver/results/coverage.ts';
import { render } from '#test/support/render.tsx';
import { checkStates, pageObjectOf, performStep } from './page-object-steps.ts';
import { screenUi } from './screen-ui.ts';
import { expectArrival } from './walk-machine.ts';
import { describeSnapshot, prepareWalk, startWalk, withSend } from './walked-actor.ts';

/** Driver 2: the rendered screen around a real actor with held ports. */
export const walkScreen = async (model: FlowModel, paths: Path[]): Promise<Coverage> => {
  const { machine, coverage } = prepareWalk(model);
  const pageObject = pageObjectOf(model);

  for (const path of paths) {
    const walk = startWalk(machine, path, coverage);
    // An action sends an event of the app straight to the actor. `act` lets React render it in time. Its answer is no promise for
    // the action to wait for: React would take up its queue again, and complain of what a timer draws meanwhile.
    const actor = withSend(walk.actor, (event) => {
      act(() => walk.actor.send(event));
    });
    const ui = screenUi();
    const { unmount } = render(await pageObject.render(walk.actor));
    coverage.state(walk.snapshot());
    await checkStates(model, path, -1, ui, walk.snapshot());
    for (const [at, step] of path.steps.entries()) {
      let isTaken = false;
      act(() => {
        isTaken = walk.takeStep(step);
      });
      if (!isTaken) await performStep(model, path, at, ui, actor);
      coverage.state(walk.snapshot());
      expectArrival(model, path, at, describeSnapshot(model, walk.snapshot()));
      await checkStates(model, path, at, ui, walk.snapshot());
    }
    coverage.walked(path.steps.length);
    unmount();
    walk.stop();
  }
  return coverage;
};
