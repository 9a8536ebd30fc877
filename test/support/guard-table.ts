import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';

/** A guard, its outcome, and what it reads: the context, its parameters, and the event. */
export type GuardRow = readonly [
  guard: string,
  holds: boolean,
  read: { context?: object; params?: object; event?: { type: string } & Record<string, unknown> },
];

/**
 * Tests guards of a machine by themselves. For each condition of a guard there is a pair of rows in which only that condition changes, and
 * the outcome with it.
 */
export const testGuards = (machine: AnyStateMachine, rows: readonly GuardRow[]): void => {
  test.each(rows)(`${machine.id}: %s is %s with %o`, (name, holds, { context, params, event }) => {
    const guard: unknown = machine.implementations.guards[name];
    if (typeof guard !== 'function') throw new Error(`${machine.id} has no guard called ${name}`);
    expect(guard({ context, event }, params)).toBe(holds);
  });
};
