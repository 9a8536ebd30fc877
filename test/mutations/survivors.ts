import type { Survivor } from './survivor.ts';

/** The mutants of `machines/` that survive for a reason: `npm run mutate` fails for any other one in a guard. */
export const survivors: readonly Survivor[] = [
  {
    file: 'machines/donation/donation.guards.ts',
    line: "if (!('donation' in checked) || bill === null) return null;",
    to: 'false',
    reason: 'A draft that is checked has an amount, so it has a bill. Only the compiler needs the condition.',
  },
  {
    file: 'machines/donation/donation.selectors.ts',
    line: 'if (amount === null || !isDonationAmount(amount)) return null;',
    to: 'false',
    reason: 'Nothing is no amount that can be given, either. Only the compiler needs the condition.',
  },
  {
    file: 'machines/donation/donation.updates.ts',
    line: "...mended(context, [...Object.keys(changes), ...('method' in changes ? ['payment'] : [])]),",
    to: '["Stryker was here"]',
    reason: 'No field has that name, so nothing more is mended.',
  },
  {
    file: 'machines/membership/membership.rules.ts',
    line: "firstErrors(requestForm.safeParse({ message: sentMessage(context) ?? '' }).error?.issues ?? []);",
    to: '"Stryker was here!"',
    reason: 'No message is right, and so is any short one.',
  },
  {
    file: 'machines/profile/profile.rules.ts',
    line: '(goal) => goal === null || goal >= committedAmount,',
    to: 'false',
    reason: 'A goal without an amount has its own message, and the first one of a field counts.',
  },
  {
    file: 'machines/profile/profile.rules.ts',
    line: "z.refine((goal) => goal === null || goal <= 1_000_000_000, 'Enter at most $10,000,000.'),",
    to: 'false',
    reason: 'A goal without an amount has its own message, and nothing is at most any amount.',
  },
  {
    file: 'machines/shift-lead/shift-lead.updates.ts',
    line: 'letterErrors({ ...draft, isToAll: true, people: [] });',
    to: '["Stryker was here"]',
    reason: 'A letter to all names nobody, whatever the list holds.',
  },
];
