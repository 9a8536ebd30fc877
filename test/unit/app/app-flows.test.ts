import { heldPort } from '@product/path-driver';
import { describe, expect, test } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';

const held = Object.fromEntries(
  Object.keys(appMachine.implementations.actors).map((name) => [name, heldPort]),
) as never;

const start = () => {
  const app = createActor(appMachine.provide({ actors: held }));
  const told: string[] = [];
  app.system.inspect((happening) => {
    if (happening.type === '@xstate.event' && happening.sourceRef === app)
      told.push(`${(happening.actorRef as AnyActorRef).id}: ${happening.event.type}`);
  });
  app.start();
  const flow = (id: string): AnyActorRef | undefined =>
    (app.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id];
  const enter = (id: string, key: string) =>
    app.send({ type: 'flow.entered', id, key, logic: heldPort, input: { key } });
  const inputOf = (id: string) => flow(id)?.getSnapshot().input;
  return { app, told, flow, enter, inputOf };
};

const failed = { source: 'LOAD_USER', action: 'LOAD_USER_FAILED', message: 'Gone' } as const;

describe('the flows of the app', () => {
  test('run beside each other, and each ends alone', () => {
    const { app, enter, flow } = start();
    enter('profile', 'ann');
    enter('donation', 'ben');
    const profile = flow('profile');
    app.send({ type: 'flow.left', id: 'profile' });
    expect(app.getSnapshot().context.flows).toEqual([{ id: 'donation', key: 'ben' }]);
    expect(profile?.getSnapshot().status).toBe('stopped');
    expect(flow('donation')?.getSnapshot().status).toBe('active');
  });

  test('begin anew for another key, and go on for the same one', () => {
    const { app, enter, flow, inputOf } = start();
    enter('donation', 'ben');
    enter('profile', 'ann');
    const first = flow('profile');
    enter('profile', 'ann');
    expect(flow('profile')).toBe(first);
    enter('profile', 'cy');
    expect(first?.getSnapshot().status).toBe('stopped');
    expect(inputOf('profile')).toEqual({ key: 'cy' });
    expect(app.getSnapshot().context.flows).toEqual([
      { id: 'donation', key: 'ben' },
      { id: 'profile', key: 'cy' },
    ]);
  });

  test('of which one breaks leave the others alone', () => {
    const { app, enter, flow, told } = start();
    enter('donation', 'ben');
    enter('profile', 'ann');
    flow('profile')?.send({ type: 'held.error', error: 'broken' });
    expect(app.getSnapshot().context.flows).toEqual([{ id: 'donation', key: 'ben' }]);
    expect(told).toContain('snackbar: error.raised');
  });
});

test('the app keeps three records, each of its own kind', () => {
  const { inputOf } = start();
  const kinds = ['currentUser', 'viewedUser', 'peloton'];
  expect(kinds.map(inputOf)).toEqual(kinds.map((kind) => ({ kind })));
});

describe('a notice of a lost connection', () => {
  const lost = {
    type: 'call.failed',
    ...failed,
    status: null,
    isHandled: false,
    endsSession: false,
  } as const;
  const answered = {
    type: 'call.succeeded',
    source: 'LOAD_USER',
    action: 'USER_LOADED',
    change: null,
  } as const;

  test('goes with the first answer, whatever it says, and only then', () => {
    const { app, told } = start();
    const saidBy = (event: Parameters<typeof app.send>[0]) => {
      told.length = 0;
      app.send(event);
      return told.filter((one) => one.startsWith('snackbar'));
    };
    expect(saidBy(answered)).toEqual([]);
    expect(saidBy(lost)).toEqual(['snackbar: error.raised']);
    expect(saidBy(lost)).toEqual(['snackbar: error.raised']);
    expect(saidBy({ ...lost, status: 500 })).toEqual(['snackbar: error.cleared', 'snackbar: error.raised']);
    expect(saidBy(lost)).toEqual(['snackbar: error.raised']);
    expect(saidBy(answered)).toEqual(['snackbar: error.cleared']);
    expect(saidBy(answered)).toEqual([]);
  });
});
