import { expect, test, vi } from 'vitest';
import { heldUntilText } from '#src/features/registration/registration-messages.ts';

test.each([
  ['in the same day there', '2027-03-02T02:30:00Z', '9:30 PM EST'],
  ['over midnight there', '2027-03-02T05:10:00Z', '12:10 AM EST, Mar 2'],
] as const)('the time of a held place %s names its zone for each reader', (_, until, text) => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(heldUntilText(until, Date.parse('2027-03-02T01:00:00Z')).replaceAll('\u00A0', ' ')).toBe(text);
  vi.unstubAllEnvs();
});
