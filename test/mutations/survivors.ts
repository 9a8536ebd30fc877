import type { Survivor } from './survivor.ts';

/** The mutants of `machines/` that survive for a reason: `npm run mutate` fails for any other one in a guard. */
export const survivors: readonly Survivor[] = [
  {
    file: 'machines/auth/auth.setup.ts',
    line: "isFresh: (_, params: Restored) => params.kind === 'token' && params.isFresh,",
    to: 'true',
    reason: 'Only a token is fresh. The condition narrows the type.',
  },
  {
    file: 'machines/auth/auth.setup.ts',
    line: 'context.user !== null && hasExpired(context.user.expiresAt, at),',
    to: 'true',
    reason: 'The state that asks has a user. Only the compiler needs the condition.',
  },
  {
    file: 'machines/donation/donation.guards.ts',
    line: "if (!('donation' in checked) || bill === null) return null;",
    to: 'false',
    reason: 'A draft that is checked has an amount, so it has a bill. Only the compiler needs the condition.',
  },
  {
    file: 'machines/shell/header/header.machine.ts',
    line: "event.type === 'page.scrolled' ? Math.min(Math.max(event.top, 0), event.limit) : null;",
    to: 'true',
    reason: 'It is asked for this event only. The condition narrows the event’s type.',
  },
  {
    file: 'machines/shell/header/header.machine.ts',
    line: "isMobile: ({ event }) => event.type === 'layout.changed' && event.isMobile,",
    to: 'true',
    reason: 'It is asked for this event only. The condition narrows the event’s type.',
  },
];
