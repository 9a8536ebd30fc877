import type { Schemas } from '#openapi/contract.gen.ts';
import { leadDecidesFrom } from '#server/volunteering/volunteering.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** E-mails to a shift within a day. */
export const mostEmails = 3;

/** Includes `from`, excludes `until`. */
export type Window = { from: Date; until: Date };
type Times = { startsAt: Date; endsAt: Date };

const later = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

/** When a lead sees phone numbers: from 14 days before the shift to a day after it. */
export const phoneWindow = ({ startsAt, endsAt }: Times): Window => ({
  from: later(startsAt, -14 * day),
  until: later(endsAt, day),
});

/** When entries are taken. A phone that was offline for days can still send its entries. */
export const checkInWindow = ({ startsAt, endsAt }: Times): Window => ({
  from: later(startsAt, -12 * hour),
  until: later(endsAt, 14 * day),
});

/** When a lead may take people off: from the end of self-service cancellation until the shift begins. */
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
 * When an entry was made, by the server’s clock. A wrong phone clock is equally wrong when it sends, so the age is known. An impossible
 * time (the clock was corrected in between) is moved into the time of entries, and never after the receipt.
 */
export const happenedAt = ({ saidAt, sentAt, receivedAt }: Said, { from }: Window): Date =>
  new Date(
    Math.min(receivedAt.getTime(), Math.max(from.getTime(), receivedAt.getTime() - (sentAt - saidAt))),
  );
