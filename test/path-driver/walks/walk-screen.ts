import { act, render as renderAlone, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Path, Step } from '#driver/exploration/state-graph.ts';
import type { FlowModel } from '#driver/model/define-model.ts';
import type { Name, Role, Ui } from '#driver/model/ui.ts';
import type { Coverage } from '#driver/results/coverage.ts';
import { checkStates, pageObjectOf, performStep } from './page-object-steps.ts';
import {
  describeSnapshot,
  expectArrival,
  pathError,
  prepareWalk,
  startWalk,
  withSend,
} from './walked-actor.ts';

const shownText = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');

const isIn = (name: Name, text: string) => (typeof name === 'string' ? text.includes(name) : name.test(text));

const named = (name: Name | undefined) => (name === undefined ? {} : { name });

/** The set-up of the screen tests ignores styles. A closed dialog and the attribute `hidden` hide an element all the same. */
const shown = (role: Role, name: Name | undefined) =>
  screen
    .queryAllByRole(role, named(name))
    .filter((one) => one.closest('dialog:not([open]), [hidden]') === null);

const fail = (message: string): never => {
  throw new Error(`${message}\nOn the screen: ${shownText().slice(0, 1500)}`);
};

/** The rendered screen, through Testing Library. */
const screenUi = (): Ui => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const ui: Ui = {
    driver: 'screen',
    click: (role, name) => user.click(screen.getByRole(role, { name })),
    fill: async (label, value) => {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      if (value !== '') {
        await user.click(field);
        await user.paste(value);
      }
    },
    select: async (label, option) => user.selectOptions(screen.getByLabelText(label), option),
    check: async (label, checked = true) => {
      const box = screen.getByLabelText<HTMLInputElement>(label);
      if (box.checked !== checked) await user.click(box);
    },
    checkInGroup: async (group, option) =>
      user.click(within(screen.getByRole('group', { name: group })).getByLabelText(option)),
    expand: async (summary) => {
      const line = screen.getByText(summary, { selector: 'summary, summary *' });
      if (line.closest('details:not([open])')) await user.click(line);
    },
    pressKey: (key) => user.keyboard(`{${key}}`),
    expectRole: async (role, name) => {
      if (shown(role, name).length === 0) fail(`there is no ${role} ${name ?? ''}`);
    },
    expectText: async (text) => {
      if (!isIn(text, shownText())) fail(`the text is missing: ${text}`);
    },
    expectNoRole: async (role, name) => {
      if (shown(role, name).length > 0) fail(`there is a ${role} ${name ?? ''}`);
    },
    expectNoText: async (text) => {
      if (isIn(text, shownText())) fail(`the text is there: ${text}`);
    },
    expectValue: async (label, value) => {
      const actual = screen.getByLabelText<HTMLInputElement>(label).value;
      if (actual !== value) fail(`${label} has the value "${actual}", not "${value}"`);
    },
  };
  return ui;
};

export const elementAround = async (model: FlowModel, actor: AnyActorRef): Promise<ReactNode> => {
  const shown = await pageObjectOf(model).screen(actor);
  return typeof shown === 'function' ? createElement(shown, { actor }) : shown;
};

/** What the walks of a rendered screen have to know of the project. */
export type ScreenOptions = {
  /** Renders a part of a page, within what it needs around it. Default: Testing Library's own. */
  render?: (part: ReactNode) => { unmount: () => void };
  /** Checks what holds for every flow after a step; it gets what had the focus before. */
  afterStep?: (step: Step, focusBefore: Element | null) => void;
};

/** Driver 2: the rendered screen around a real actor with held ports. */
export const walkScreen = async (
  model: FlowModel,
  paths: Path[],
  { render = renderAlone, afterStep }: ScreenOptions = {},
): Promise<Coverage> => {
  const { machine, coverage } = prepareWalk(model);
  for (const path of paths) {
    const walk = startWalk(machine, path, coverage);
    // An action sends an event of the app straight to the actor. `act` lets React render it in time. Its answer is no promise for
    // the action to wait for: React would take up its queue again, and complain of what a timer draws meanwhile.
    const actor = withSend(walk.actor, (event) => {
      act(() => walk.actor.send(event));
    });
    const ui = screenUi();
    const { unmount } = render(await elementAround(model, walk.actor));
    coverage.state(walk.snapshot());
    await checkStates(model, path, -1, ui, walk.snapshot());
    for (const [at, step] of path.steps.entries()) {
      const { activeElement: focusBefore } = document;
      let isTaken = false;
      act(() => {
        isTaken = walk.takeStep(step);
      });
      if (!isTaken) await performStep(model, path, at, ui, actor);
      coverage.state(walk.snapshot());
      expectArrival(model, path, at, describeSnapshot(model, walk.snapshot()));
      // Before the checks, which may press a tab to see what is behind it.
      try {
        afterStep?.(step, focusBefore);
      } catch (error) {
        throw pathError(model, path, at, error instanceof Error ? error.message : String(error));
      }
      await checkStates(model, path, at, ui, walk.snapshot());
    }
    coverage.walked(path.steps.length);
    unmount();
    walk.stop();
  }
  return coverage;
};
