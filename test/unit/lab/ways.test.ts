import { explore, type FlowModel, heldPort } from '@product/path-driver';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { eventsTo, type WayStep } from '#lab/inspector/go/ways.ts';
import { stateText } from '#machines/state-text.ts';
import { waysOf } from '#scripts/lab/ways.ts';
import { contactAddressModel } from '#test/paths/contact-address.model.ts';
import { invitationModel } from '#test/paths/invitation.model.ts';

/** A running actor whose ports don't answer. */
const startOf = ({ machine, starts }: FlowModel, start: string) => {
  const ports = Object.keys(machine.implementations.actors).map((name) => [name, heldPort]);
  return createActor(machine.provide({ actors: Object.fromEntries(ports) }), {
    input: starts[start],
  }).start();
};

describe.each([contactAddressModel, invitationModel] as unknown as FlowModel[])('$flow', (model) => {
  const exploration = explore(model);
  const ways: WayStep[] = JSON.parse(JSON.stringify(waysOf(exploration)));
  const states = [...new Set(ways.map(({ to }) => to))];

  test.each(Object.keys(model.starts))('leads from "%s" to each state', (start) => {
    const missed = states.filter((state) => {
      const actor = startOf(model, start);
      for (const event of eventsTo(actor, ways, state) ?? []) actor.send(event);
      return stateText(actor.getSnapshot()) !== state;
    });
    expect(missed).toEqual([]);
  });
});

const model = contactAddressModel as unknown as FlowModel;
const [start = ''] = Object.keys(model.starts);

test('goes on from the state in which the machine is, with its own data', () => {
  const ways = waysOf(explore(model));
  const actor = startOf(model, start);
  const all = eventsTo(actor, ways, 'checking') ?? [];
  expect(all.length).toBeGreaterThan(2);
  for (const event of all.slice(0, 2)) actor.send(event);
  expect(eventsTo(actor, ways, 'checking')).toEqual(all.slice(2));
});

test('finds no events to a state that the model doesn’t know, and none where it is there', () => {
  const ways = waysOf(explore(model));
  const actor = startOf(model, start);
  expect(eventsTo(actor, ways, 'nowhere')).toBeNull();
  expect(eventsTo(actor, ways, stateText(actor.getSnapshot()))).toEqual([]);
});
