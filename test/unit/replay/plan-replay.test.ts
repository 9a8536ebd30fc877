import { readFileSync } from 'node:fs';
import { explore, followRecording, pathsTo, stateOf } from '@product/path-driver';
import { expect, test } from 'vitest';
import { planBundle, planKept, withStatesOfNow } from '#scripts/replay/plan-replay.ts';
import { readReplay } from '#scripts/replay/read-replay.ts';
import { masked } from '#src/app/problem-report/masked.ts';
import { contactAddressModel } from '#test/paths/contact-address.model.ts';
import { donationModel } from '#test/paths/donation.model.ts';
import { type ReplayBundle, recordingsOf } from '#test/replays/bundle.ts';
import { faultsOfBundle } from '#test/replays/declared-bundle.ts';
import { replayOf } from '#test/replays/kept-replay.ts';

const bundleOf = (name: string): ReplayBundle =>
  JSON.parse(readFileSync(new URL(`../../replays/bundles/${name}.json`, import.meta.url), 'utf8'));

const donation = explore(donationModel);

const none = { flow: null, actor: null };

const plannedFor = async (name: string) => {
  const plan = await planBundle(bundleOf(name), none);
  if (typeof plan === 'string') throw new Error(plan);
  return { ...plan, states: plan.path?.steps.map(({ label, after }) => [label, stateOf(after)]) };
};

test.each(['lost-answer', 'expired-fee', 'refused-code'])('the bundle %s is one of the contract', (name) => {
  expect(faultsOfBundle(bundleOf(name))).toEqual([]);
});

test('says where a repaired fault departs: a lost answer led back to the review', async () => {
  const { departure, names, states } = await plannedFor('lost-answer');
  expect(departure).toEqual({ at: 5, recorded: 'reviewing', reached: ['confirming.waiting'] });
  expect([names[5], states?.at(-1)]).toEqual([
    'xstate.error.actor.createDonation',
    ['xstate.error.actor.createDonation(no answer)', 'confirming.waiting'],
  ]);
});

test('says where a repaired fault departs: an ended session led back to the fee', async () => {
  const { departure, states } = await plannedFor('expired-fee');
  expect(departure).toEqual({ at: 2, recorded: 'answering.fee', reached: ['expired'] });
  expect(states?.at(-1)).toEqual(['xstate.error.actor.payFee(signed out)', 'expired']);
});

test('follows a recording whose fault was in the screen to its end', async () => {
  const { departure, notInChromium, states } = await plannedFor('refused-code');
  expect([departure, notInChromium]).toEqual([null, null]);
  expect(states?.slice(-2)).toEqual([
    ['code.applied(group)', 'checkingCode'],
    ['xstate.error.actor.checkCode(refused)', 'answering.route-signature'],
  ]);
});

test('reproduces a fault of a machine with the machine that has it', () => {
  const machine = donationModel.machine.provide({
    guards: { isOutcomeUnknown: (_, { error }) => error.kind !== 'network' && error.kind !== 'declined' },
  });
  const recording = recordingsOf(bundleOf('lost-answer')).find((one) => one.machine === 'donation');
  if (recording === undefined) throw new Error('no recording');
  const { departure, path } = followRecording(explore({ ...donationModel, machine }), recording, masked);
  expect([departure, path && stateOf(path.steps.at(-1)?.after ?? path.initial)]).toEqual([null, 'reviewing']);
});

/** What is said of the lost answer's recording with another event in the place of its last one. */
const followedWith = (change: object) => {
  const recording = recordingsOf(bundleOf('lost-answer')).find((one) => one.machine === 'donation');
  const last = recording?.events.at(-1);
  if (recording === undefined || last === undefined) throw new Error('no recording');
  const events = [...recording.events.slice(0, -1), { ...last, ...change }];
  const { departure, notes } = followRecording(donation, { ...recording, events }, masked);
  return { departure, notes };
};

test('departs where a recorded event did nothing, and the machine takes it', () => {
  expect(followedWith({ state: null }).departure).toEqual({
    at: 5,
    recorded: 'sending',
    reached: ['confirming.waiting'],
  });
});

test('says which event the model doesn’t know', () => {
  expect(followedWith({ type: 'foo.bar', state: null })).toEqual({
    departure: null,
    // The model opens its form with another event.
    notes: ['form.opened is left out', 'foo.bar is left out'],
  });
});

test('says which recorded word no case of the model has', () => {
  const data = { 'error.kind': 'conflict', 'error.status': '409', 'error.code': 'brand-new-code' };
  const { notes } = followedWith({ data, state: 'reviewing' });
  expect(notes).toContain('xstate.error.actor.createDonation has no case with error.code = brand-new-code');
});

test('names the flows of a bundle where it lacks the asked one', async () => {
  expect(await planBundle(bundleOf('lost-answer'), { ...none, flow: 'founding' })).toMatch(
    /^The bundle holds no events of founding\. Flows:\n {2}[\s\S]*donation/,
  );
});

test('follows a kept replay, and writes the states of now where it departs', async () => {
  const [path] = pathsTo(explore(contactAddressModel), 'confirming');
  if (path === undefined) throw new Error('no path');
  const kept = replayOf('contact-address', path);
  const last = kept.steps.length - 1;
  const wrong = {
    ...kept,
    steps: kept.steps.with(last, { label: kept.steps[last]?.label ?? '', state: 'shown' }),
  };
  const plan = await planKept(wrong);
  const departure = { at: last, recorded: 'shown', reached: ['confirming'] };
  expect(typeof plan === 'string' ? plan : plan.departure).toEqual(departure);
  expect(withStatesOfNow(contactAddressModel, wrong)).toEqual(kept);
});

test.each([
  [['x.json'], { file: 'x.json', flow: null, actor: null, keep: null, bare: false, headed: false }],
  [
    ['x.json', '--flow=donation', '--actor=12', '--keep=lost-answer', '--bare', '--headed'],
    { file: 'x.json', flow: 'donation', actor: 12, keep: 'lost-answer', bare: true, headed: true },
  ],
  [[], null],
  [['x.json', 'y.json'], null],
  [['x.json', '--keep=../x'], null],
  [['x.json', '--nonsense'], null],
])('reads the arguments %j', (given, asked) => {
  expect(readReplay(given)).toEqual(asked);
});
