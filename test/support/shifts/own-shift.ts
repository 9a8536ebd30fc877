import type { Page } from 'playwright/test';
import { bringShift } from '#test/support/shift-lead/shift-lead-browser.ts';

let brought = 0;

/**
 * A shift that nobody else knows, so that no test takes a place which another one counts on. It begins on the evening before the rides where
 * `startsAt` is left out.
 */
export const bringOwnShift = async (
  page: Page,
  name: string,
  startsAt = '2027-08-27T22:00:00Z',
): Promise<{ id: string; title: string }> => {
  brought += 1;
  // Nobody else in this process has the number, and each worker has a site of its own.
  const title = `${name} no. ${brought}`;
  const { shiftId: id } = await bringShift(page, { leads: [], title, startsAt });
  return { id, title };
};
