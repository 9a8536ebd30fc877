import { activityGoalsMachine } from '#machines/activity-goals/activity-goals.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const goals = (count: number) => ({ context: { own: { goals: Array.from({ length: count }, () => ({})) } } });
const refused = (code: string | null) => ({ params: { error: { code } } });
const changing = (kind: string) => ({ context: { change: { kind } } });
const unchanged = { context: { change: null } };

testGuards(activityGoalsMachine, [
  ['isChallenger', true, { params: { own: { isChallenger: true } } }],
  ['isChallenger', false, { params: { own: { isChallenger: false } } }],
  ['hasRoom', true, { context: { own: null } }],
  ['hasRoom', true, goals(4)],
  ['hasRoom', false, goals(5)],
  ['isSetGoal', true, { context: { goalId: 'one' } }],
  ['isSetGoal', false, { context: { goalId: null } }],
  ['isOld', true, refused('goal-not-found')],
  ['isOld', true, refused('not-a-challenger')],
  ['isOld', true, refused('too-many-goals')],
  ['isOld', false, refused('else')],
  ['isOfGoal', true, changing('add')],
  ['isOfGoal', true, changing('alter')],
  ['isOfGoal', false, changing('enter')],
  ['isOfGoal', false, unchanged],
  ['isOfDay', true, changing('enter')],
  ['isOfDay', false, changing('add')],
  ['isOfDay', false, unchanged],
  ['hasChange', true, changing('add')],
  ['hasChange', false, unchanged],
]);
