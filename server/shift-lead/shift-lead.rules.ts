import type { components } from '#openapi/contract.gen.ts';
import { leadDecidesFrom } from '#server/volunteering/volunteering.ts';

type Schemas = components['schemas'];

const hour = 60 * 60_000;
const day = 24 * hour;

/** So many e-mails may go to a shift within a day. */
export const mostLetters = 3;

/** Begins with `from`; `until` is the first moment after it. */
export type Window = { from: Date; until: Date };
type Times = { startsAt: Date; endsAt: Date };

const later = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

/** When a lead sees phone numbers: from 14 days before the shift to a day after it. */
export const phoneWindow = ({ startsAt, endsAt }: Times): Window => ({
  from: later(startsAt, -14 * day),
  until: later(endsAt, day),
});

/** When entries are taken. A phone that was without a connection for days still gets rid of what is on it. */
export const checkInWindow = ({ startsAt, endsAt }: Times): Window => ({
  from: later(startsAt, -12 * hour),
  until: later(endsAt, 14 * day),
});

/** When a lead takes people off: from when volunteers can’t give their places back alone, until the shift begins. */
export const removalWindow = ({ startsAt }: Times): Window => ({
  from: leadDecidesFrom({ startsAt }),
  until: startsAt,
});

export const isWithin = ({ from, until }: Window, now: Date): boolean => from <= now && now < until;

export const windowView = (window: Window, now: Date): Schemas['ShiftWindow'] => ({
  from: window.from.toISOString(),
  until: window.until.toISOString(),
  isOpen: isWithin(window, now),
});

type Said = { saidAt: number; sentAt: number; receivedAt: Date };

/**
 * When something was said, by the server’s clock. A wrong clock is wrong by the same amount as it sends, so how long ago it was is known.
 * What can’t be (a clock that was put right in between) is moved to the time in which entries are taken, and never after it was received.
 */
export const happenedAt = ({ saidAt, sentAt, receivedAt }: Said, { from }: Window): Date =>
  new Date(
    Math.min(receivedAt.getTime(), Math.max(from.getTime(), receivedAt.getTime() - (sentAt - saidAt))),
  );
