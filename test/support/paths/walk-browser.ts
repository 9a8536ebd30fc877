import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { signInFast } from '#test/support/sign-in.ts';
import { activeStates } from './active-states.ts';
import { browserPerson } from './browser-person.ts';
import { causeStep, checkStates, faceOf } from './checks.ts';
import type { Path, Step } from './explore.ts';
import { holdRequests } from './held-requests.ts';
import type { BrowserFace, FlowModel } from './model.ts';
import type { Visit } from './person.ts';
import { wrongTurn } from './walk-machine.ts';

const portOf = (step: Step | undefined): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(step?.event.type ?? '')?.[1] ?? null;

const portsOpenIn = (snapshot: AnyMachineSnapshot): string[] => Object.keys(snapshot.children);

const browserFaceOf = (model: FlowModel): BrowserFace => {
  const { browser } = faceOf(model);
  if ('none' in browser) throw new Error(`${model.flow} is not walked in a browser: ${browser.none}`);
  return browser;
};

type Taken = { label: string; event: { type: string } };

/** Whether a browser takes this step in this state; what it avoids here it has to take elsewhere. */
export const isTaken = (model: FlowModel, edge: Taken, before: AnyMachineSnapshot): boolean =>
  isWalkable(model, edge, before) && browserFaceOf(model).avoids?.(edge, before) !== true;

/** Whether this step comes between a port and the answer it gives at once. */
export const isBesideAtOnce = (model: FlowModel, step: Taken, before: AnyMachineSnapshot): boolean => {
  const port = portsOpenIn(before).find((one) => one in (browserFaceOf(model).atOnce ?? {}));
  return port !== undefined && step.event.type !== `xstate.done.actor.${port}`;
};

/** Whether a browser can take this step in this state; `without` names those it can't, as `type` or `type(case)`. */
export const isWalkable = (model: FlowModel, step: Taken, before: AnyMachineSnapshot): boolean => {
  const { without } = browserFaceOf(model);
  return !(step.label in without) && !(step.event.type in without) && !isBesideAtOnce(model, step, before);
};

const forget = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  if (page.url().startsWith('http'))
    await page.evaluate(() => [localStorage, sessionStorage].map((store) => store.clear()));
};

const visitOf = (page: Page, freely: Visit['freely']): Visit => ({
  person: browserPerson(page),
  page,
  freely,
  signIn: async (person) => {
    await forget(page);
    await signInFast(page, person);
  },
  signOut: () => forget(page),
  goTo: async (path) => {
    await page.goto(path);
  },
  sandbox: async (method, path, body) => {
    const response = await page.request.fetch(`/sandbox/api${path}`, {
      method,
      ...(body === undefined ? {} : { data: body }),
    });
    if (!response.ok())
      throw new Error(`${method} /sandbox/api${path}: ${response.status()} ${await response.text()}`);
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  },
  inPage: (run, argument) => page.evaluate(run as never, argument as never) as never,
});

/** Driver 3: Chromium on the real server. The page is used for path after path; a path hurries its time on. */
export const walkBrowser = async (
  model: FlowModel,
  paths: Path[],
  page: Page,
): Promise<{ steps: number }> => {
  const { open, requests, outcomes, unheld = () => null } = browserFaceOf(model);
  await page.clock.install();
  // What a path promises and the page does not offer fails here, not at the end of the test's own time.
  page.setDefaultTimeout(20_000);
  const holding = await holdRequests(page, requests);
  const visit = visitOf(page, holding.freely);
  let steps = 0;
  const unexamined = new Set(browserFaceOf(model).examined);

  /** What a person sees here; and, where the face asks for it, once whether it is good in every width and scheme. */
  const check = async (path: Path, at: number, snapshot: AnyMachineSnapshot): Promise<void> => {
    await checkStates(model, path, at, visit.person, snapshot);
    const leaves = activeStates(snapshot)
      .map((node) => node.path.join('.'))
      .filter((name) => unexamined.delete(name));
    if (leaves.length === 0) return;
    const size = page.viewportSize();
    await expectGoodInEveryLook(page).catch((error: Error) => {
      throw wrongTurn(model, path, at, `in ${leaves.join(', ')}: ${error.message}`);
    });
    if (size !== null) await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: null });
  };

  const outcomeOf = (step: Step) => outcomes[step.label] ?? outcomes[step.event.type];
  const asks = (port: string, before: AnyMachineSnapshot) =>
    port in requests && unheld(port, before) === null;
  const isHeld = (port: string, step: Step) => asks(port, step.before) && outcomeOf(step) !== 'unasked';

  const answersByItself = (port: string) =>
    !(port in requests) && `xstate.done.actor.${port}` in model.events;

  /** A port whose requests can't be held answers when it likes: the state before it may be over before it is seen. */
  const isPassing = (now: AnyMachineSnapshot, next: Step | undefined) => {
    if (next === undefined) return portsOpenIn(now).some(answersByItself);
    const port = portOf(next);
    return port !== null && !isHeld(port, next) && unheld(port, now) !== 'by hand';
  };

  /** What time or a port brings. */
  const happen = async (path: Path, at: number): Promise<void> => {
    const step = path.steps[at];
    if (step === undefined) return;
    const port = portOf(step);
    if (step.wait !== null) {
      // What goes on beside what time ends is still to be answered.
      const ended = portsOpenIn(step.before).filter(
        (one) => asks(one, step.before) && step.after.children[one] !== step.before.children[one],
      );
      const asked = await holding.asked(ended);
      await page.clock.runFor(step.wait);
      await asked.end();
    } else if (port !== null) {
      const outcome = outcomeOf(step);
      // What is changed now is for the answer; the question must have been asked in the world as it was.
      if (isHeld(port, step)) await holding.arrival(port);
      const coming = path.steps.slice(at + 1).map(({ label }) => label);
      const set = typeof outcome === 'function' ? await outcome(visit, { ...step, coming }) : outcome;
      if (isHeld(port, step))
        await (set === 'lost' ? holding.lose(port) : holding.answer(port, port in step.after.children));
    }
  };

  for (const path of paths) {
    await holding.clear();
    await open(visit, path.start);
    if (!isPassing(path.initial, path.steps[0])) await check(path, -1, path.initial);
    for (const [at, step] of path.steps.entries()) {
      const port = portOf(step);
      if (step.wait === null && port === null) await causeStep(model, path, at, visit.person, null, visit);
      else
        await happen(path, at).catch((error: unknown) => {
          throw wrongTurn(model, path, at, error instanceof Error ? error.message : String(error));
        });
      if (!isPassing(step.after, path.steps[at + 1])) await check(path, at, step.after);
      if (port !== null) holding.close(port);
      steps += 1;
    }
  }
  if (unexamined.size > 0)
    throw new Error(`${model.flow} never stood still in ${[...unexamined].join(', ')}`);
  return { steps };
};
