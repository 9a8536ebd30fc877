import { type BrowserSession, type BrowserSettings, requests } from '@product/path-driver';
import { endedByApiLayer, made, personSteps } from '#test/support/auth/person-steps.ts';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { fiveGoals, running } from './activity-goals-fixture.ts';

type Own = { today: string; goals: { id: string; activity: string; days: { day: string }[] }[] };

/** The person of the current path; each path has a new one. */
let tess = newPerson('Tess', 'Goal');
let api: ReturnType<typeof ownApi> | null = null;

const asked = () => made(api).ask;

const own = () => asked()<Own>('GET', '/user/activity-goals');

const remove = async (activities: readonly string[]): Promise<void> => {
  for (const { id, activity } of (await own()).goals)
    if (!activities.includes(activity)) await asked()('DELETE', `/user/activity-goal?goalId=${id}`);
};

/** Running with five miles on the day before, and these besides. */
const bring = async (activities: readonly string[]): Promise<void> => {
  const wanted = ['running', ...activities];
  await remove(wanted);
  const { goals, today } = await own();
  for (const activity of wanted)
    if (goals.every((goal) => goal.activity !== activity)) {
      const unit = activity === 'running' ? 'miles' : 'times';
      await asked()('POST', '/user/activity-goal', { activity, unit, amount: 100 });
    }
  const run = (await own()).goals.find(({ activity }) => activity === 'running');
  await asked()('PUT', `/user/activity-goal/day?goalId=${run?.id}`, { day: today, amount: 5 });
};

const { failures, refuse, restoreSession } = personSteps(() => tess);

export { restoreSession };

const others = fiveGoals.goals.flatMap(({ activity }) => (activity === running.activity ? [] : [activity]));
const refused =
  (code: string) =>
  (browser: BrowserSession, { before }: { before: { context: unknown } }) => {
    const { change } = before.context as { change: { kind: string } | null };
    const operations: Record<string, string> = {
      add: 'addActivityGoal',
      alter: 'changeActivityGoal',
      remove: 'removeActivityGoal',
      enter: 'enterActivityDay',
      show: 'showActivities',
    };
    return refuse(operations[change?.kind ?? ''] ?? 'addActivityGoal', code)(browser);
  };

export const activityGoalsBrowser: BrowserSettings = {
  open: async (browser) => {
    tess = newPerson('Tess', 'Goal');
    api ??= ownApi(browser.page);
    await browser.signIn(tess);
    await api.takePart(tess);
    await bring([]);
    await browser.goTo('/activity-goals/edit');
  },
  ports: {
    loadGoals: requests('GET', '/api/user/activity-goals'),
    saveChange: {
      request: ({ method, path }) => method !== 'GET' && /^\/api\/user\/activity-goals?\b/.test(path),
    },
  },
  steps: {
    'xstate.done.actor.loadGoals(one goal)': () => bring([]),
    'xstate.done.actor.loadGoals(five goals)': () => bring(others),
    'xstate.done.actor.loadGoals(no Challenger)': {
      skip: 'who was a Challenger a moment ago would have to register for something else first; a screen test shows it',
    },
    ...failures('loadGoals', 'saveChange'),
    'xstate.error.actor.saveChange(gone)': refused('goal-not-found'),
    'xstate.error.actor.saveChange(begun)': refused('goal-begun'),
    'xstate.after.loadLimit.activityGoals.loading': endedByApiLayer,
  },
  examined: ['unavailable', 'resting', 'editing', 'entering', 'asking', 'expired'],
};
