import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Path, Step } from '#driver/exploration/state-graph.ts';
import { activeStates } from '#driver/machine/active-states.ts';
import type { FlowModel } from '#driver/model/define-model.ts';
import type { BrowserSettings } from '#driver/model/page-object.ts';
import { isAnsweredByUser, portsAtOnce, requestedPort } from '#driver/model/ports.ts';
import { installClock, stopTime } from '#driver/page-clock.ts';
import type { BareSession, Site } from '#driver/session.ts';
import { browserUi } from './browser-ui.ts';
import { holdRequests } from './held-requests.ts';
import { checkStates, pageObjectOf, performStep } from './page-object-steps.ts';
import { pathError } from './walked-actor.ts';

const portOf = (step: Step | undefined): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(step?.event.type ?? '')?.[1] ?? null;

const portsOpenIn = (snapshot: AnyMachineSnapshot): string[] => Object.keys(snapshot.children);

/** The steps that no browser can take, by `type` or `type(case)`, each with the reason. */
export const skippedSteps = (model: FlowModel): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settingsOf(model).steps ?? {}).flatMap(([step, how]) =>
      typeof how === 'object' ? [[step, how.skip]] : [],
    ),
  );

/** The ports that answer before any other step is possible, each with the reason. */
export const immediatePorts = (model: FlowModel): Record<string, string> =>
  portsAtOnce(settingsOf(model).ports ?? {});

const settingsOf = (model: FlowModel): BrowserSettings => pageObjectOf(model).browser;

type Candidate = { label: string; event: { type: string } };

/** Whether a browser takes this step in this state. */
export const isTaken = (model: FlowModel, edge: Candidate, before: AnyMachineSnapshot): boolean =>
  isWalkable(model, edge, before) && settingsOf(model).avoids?.(edge, before) !== true;

/** Whether this step comes between an immediate port and its answer. */
export const isBesideAtOnce = (model: FlowModel, step: Candidate, before: AnyMachineSnapshot): boolean => {
  const port = portsOpenIn(before).find((one) => one in immediatePorts(model));
  return port !== undefined && step.event.type !== `xstate.done.actor.${port}`;
};

/** Whether a browser can take this step in this state, by `steps` and `ports`. */
export const isWalkable = (model: FlowModel, step: Candidate, before: AnyMachineSnapshot): boolean => {
  const skipped = skippedSteps(model);
  return !(step.label in skipped) && !(step.event.type in skipped) && !isBesideAtOnce(model, step, before);
};

const sessionOf = (page: Page, withoutHolding: BareSession['withoutHolding']): BareSession => ({
  ui: browserUi(page),
  page,
  withoutHolding,
  goTo: async (path) => {
    await page.goto(path);
  },
  evaluate: (run, argument) => page.evaluate(run as never, argument as never) as never,
});

/** What a walk tells: after the start (at -1) and after each step, and at the end of each path, where no further request is held. */
export type WalkListener = {
  /** `isShown` is false where the page may be in a later state already. */
  reached?: (path: Path, at: number, isShown: boolean) => Promise<void>;
  ended?: (path: Path) => Promise<void>;
};

/** Driver 3: Chromium on the real server. One page walks all paths; the clock of the page never goes back. */
export const walkBrowser = async (
  model: FlowModel,
  paths: Path[],
  page: Page,
  { addresses, blankPage, extend, examine }: Site,
  { reached, ended }: WalkListener = {},
): Promise<{ steps: number }> => {
  const { open, ports = {}, steps: howByStep = {} } = settingsOf(model);
  await installClock(page);
  // A missing element fails here, and not at the time limit of the test.
  page.setDefaultTimeout(20_000);
  const holding = await holdRequests(page, ports, addresses);
  const bare = sessionOf(page, holding.withoutHolding);
  const browser = extend(bare, false);
  /** For what prepares an answer while a request waits for it. */
  const whileHeld = extend(bare, true);
  let steps = 0;
  const unexamined = new Set(settingsOf(model).examined);

  /** Runs the checks of the state. The first time in a state of `examined`, the page is examined. */
  const check = async (path: Path, at: number, snapshot: AnyMachineSnapshot): Promise<void> => {
    await checkStates(model, path, at, browser.ui, snapshot);
    const leaves = activeStates(snapshot)
      .map((node) => node.path.join('.'))
      .filter((name) => unexamined.delete(name));
    if (leaves.length === 0) return;
    const size = page.viewportSize();
    const goOn = await stopTime(page);
    await examine(page).catch((error: Error) => {
      throw pathError(model, path, at, `in ${leaves.join(', ')}: ${error.message}`);
    });
    if (size !== null) await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: null });
    await goOn();
  };

  const failAt = (path: Path, at: number) => (error: unknown) => {
    throw pathError(model, path, at, error instanceof Error ? error.message : String(error));
  };

  const howOf = (step: Step) => howByStep[step.label] ?? howByStep[step.event.type];
  /** The port whose held request the path answers in this step; null if there is none. */
  const heldPortOf = (port: string, step: Step) =>
    howOf(step) === 'no request' ? null : requestedPort(ports, port, step.before);

  const answersByItself = (port: string) =>
    (!(port in ports) || port in immediatePorts(model)) && `xstate.done.actor.${port}` in model.cases;

  /** Whether a state may be over before the page shows it: a port answers by itself, without a held request. */
  const isPassing = (now: AnyMachineSnapshot, next: Step | undefined) => {
    if (next === undefined) return portsOpenIn(now).some(answersByItself);
    const port = portOf(next);
    return port !== null && heldPortOf(port, next) === null && !isAnsweredByUser(ports, port, now);
  };

  const mayNotAsk = (port: string) =>
    Object.entries(howByStep).some(
      ([step, how]) => how === 'no request' && new RegExp(`\\.actor\\.${port}(\\(|$)`).test(step),
    );

  /** The ports whose requests the step ends without an answer: the path no longer waits for them. */
  const endedBy = (step: Step): string[] =>
    portsOpenIn(step.before)
      .filter((one) => one !== portOf(step) && step.after.children[one] !== step.before.children[one])
      .filter((one) => step.wait !== null || !mayNotAsk(one))
      .flatMap((one) => requestedPort(ports, one, step.before) ?? []);

  /** Whether the step begins a port whose requests look like these: the port of the step once more, or one that shares them. */
  const asksAnew = (held: string, { before, after }: Step): boolean =>
    portsOpenIn(after).some(
      (one) => after.children[one] !== before.children[one] && requestedPort(ports, one, after) === held,
    );

  /** Lets the time pass, or lets a port answer. */
  const takeStep = async (path: Path, at: number): Promise<void> => {
    const step = path.steps[at];
    if (step === undefined) return;
    const port = portOf(step);
    if (step.wait !== null) await page.clock.runFor(step.wait);
    else if (port !== null) {
      const how = howOf(step);
      const held = heldPortOf(port, step);
      // The step prepares the answer: the server must not change before the port has asked.
      if (held !== null) await holding.arrival(held);
      const nextSteps = path.steps.slice(at + 1).map(({ label }) => label);
      const session = held === null ? browser : whileHeld;
      const result = typeof how === 'function' ? await how(session, { ...step, nextSteps }) : how;
      if (held !== null)
        await (result === 'no connection' ? holding.lose : holding.answer)(held, asksAnew(held, step));
    }
  };

  /** Holds the requests of the port that has answered again, once it has made its last one. */
  const closePort = async (path: Path, at: number): Promise<void> => {
    const [step, next] = path.steps.slice(at, at + 2);
    const port = portOf(step);
    const held = step === undefined || port === null ? null : requestedPort(ports, port, step.before);
    if (held === null) return;
    const nextPort = portOf(next);
    const asksNext = next === undefined || nextPort === null ? null : heldPortOf(nextPort, next);
    // The page may show the next state while the port still asks. The next port asks only afterwards.
    if (asksNext !== null && asksNext !== held) await holding.arrival(asksNext).catch(failAt(path, at + 1));
    holding.close(held);
  };

  for (const path of paths) {
    // What the last path left under way, as a sign-out, ends with its page.
    await page.goto(blankPage).catch(() => page.goto(blankPage));
    await holding.clear();
    await open(browser, path.start);
    const isStartShown = !isPassing(path.initial, path.steps[0]);
    if (isStartShown) await check(path, -1, path.initial);
    await reached?.(path, -1, isStartShown);
    for (const [at, step] of path.steps.entries()) {
      const asked = await holding.asked(endedBy(step)).catch(failAt(path, at));
      if (step.wait === null && portOf(step) === null)
        await performStep(model, path, at, browser.ui, null, browser);
      else await takeStep(path, at).catch(failAt(path, at));
      await asked.end();
      const isShown = !isPassing(step.after, path.steps[at + 1]);
      if (isShown) await check(path, at, step.after);
      await closePort(path, at);
      await reached?.(path, at, isShown);
      steps += 1;
    }
    if (ended !== undefined) await holding.withoutHolding(() => ended(path));
  }
  if (unexamined.size > 0)
    throw new Error(`${model.flow} has no checked state ${[...unexamined].join(', ')}`);
  return { steps };
};
