import { expect, test } from 'vitest';
import { takenBackEmail } from '#server/fund-sharing/fund-sharing.emails.ts';

const fund = 'the fund of Ridge Riders';

test.each([
  {
    as: 'undone',
    by: 'Sam Hill',
    isOwn: true,
    from: 'Sam Hill',
    to: 'you',
    says: 'Sam Hill took back the $250 they shared with you. The money is with Sam Hill again.',
  },
  {
    as: 'undone',
    by: 'You',
    isOwn: true,
    from: 'you',
    to: 'Maya Okafor',
    says: 'You took back the $250 you shared with Maya Okafor. The money is with you again.',
  },
  {
    as: 'undone',
    by: 'Cora Lind',
    isOwn: false,
    from: fund,
    to: 'you',
    says: `Cora Lind took back the $250 ${fund} shared with you. The money is in ${fund} again.`,
  },
  {
    as: 'declined',
    by: 'You',
    isOwn: true,
    from: 'Sam Hill',
    to: 'you',
    says: 'You returned the $250 Sam Hill shared with you. The money is with Sam Hill again.',
  },
  {
    as: 'declined',
    by: 'Maya Okafor',
    isOwn: true,
    from: 'you',
    to: 'Maya Okafor',
    says: 'Maya Okafor returned the $250 you shared with them. The money is with you again.',
  },
] as const)(
  'an e-mail about a share that was taken back addresses its recipient: $says',
  ({ says, ...told }) => {
    const peloton = { id: 'ridge', name: 'Ridge Riders' };
    const letter = takenBackEmail({ firstName: 'Ada', peloton, amount: 25_000, ...told }, 'https://site');
    expect(letter.text.replaceAll(/\s+/g, ' ')).toContain(says);
  },
);
