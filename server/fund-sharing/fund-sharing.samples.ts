import type { Samples } from '#server/platform/mail/email.ts';
import {
  fundReceivedEmail,
  owedEmail,
  receivedEmail,
  shareAnsweredEmail,
  shareAskedEmail,
  sharedEmail,
  shareOwedEmail,
  takenBackEmail,
} from './fund-sharing.emails.ts';

const peloton = { id: 'orrin-crew', name: 'Orrin Crew' };
const facts = {
  firstName: 'Maya',
  peloton,
  from: 'Sam Hill',
  amount: 25_000,
  reason: 'You’re almost there!',
};

export const fundSharingSamples = (
  publicUrl: string,
): Samples<
  | 'fund-share-received'
  | 'fund-share-made'
  | 'fund-share-taken-back'
  | 'fund-share-owed'
  | 'fund-share-asked'
  | 'fund-share-answered'
> => {
  const shares = {
    firstName: 'Sam',
    peloton,
    from: 'what you raised',
    by: 'You',
    isOwn: true,
    sum: 40_000,
    reason: null,
    lines: [
      { name: 'Maya Okafor', amount: 25_000 },
      { name: 'Luis Ortega', amount: 15_000 },
    ],
  };
  const takenBack = {
    firstName: 'Maya',
    peloton,
    by: 'Sam Hill',
    from: 'Sam Hill',
    to: 'you',
    isOwn: true,
    amount: 25_000,
  };
  const answer = { firstName: 'Maya', peloton, owner: 'Sam Hill' };
  return {
    'fund-share-received': [
      { what: 'By a member', letter: receivedEmail({ ...facts, owed: 0 }, publicUrl) },
      { what: 'To a debt', letter: receivedEmail({ ...facts, owed: facts.amount - 5_000 }, publicUrl) },
      { what: 'By the fund of a peloton', letter: fundReceivedEmail(facts, publicUrl) },
    ],
    'fund-share-made': [
      { what: 'Your own money', letter: sharedEmail(shares, publicUrl) },
      {
        what: 'The peloton’s fund',
        letter: sharedEmail({ ...shares, from: 'the fund', by: 'Maya Okafor', isOwn: false }, publicUrl),
      },
    ],
    'fund-share-taken-back': [
      { what: 'Undone', letter: takenBackEmail({ ...takenBack, as: 'undone' }, publicUrl) },
      {
        what: 'Given back',
        letter: takenBackEmail({ ...takenBack, as: 'declined', by: 'You' }, publicUrl),
      },
    ],
    'fund-share-owed': [
      {
        what: 'You shared it',
        letter: owedEmail({ firstName: 'Sam', peloton, isOwn: true, owed: 10_000 }, publicUrl),
      },
      {
        what: 'Your peloton shared it',
        letter: owedEmail({ firstName: 'Maya', peloton, isOwn: false, owed: 10_000 }, publicUrl),
      },
      {
        what: 'You hold a share',
        letter: shareOwedEmail({ firstName: 'Maya', peloton, from: 'Sam Hill' }, publicUrl),
      },
    ],
    'fund-share-asked': [
      {
        what: 'Asked to share',
        letter: shareAskedEmail(
          { firstName: 'Sam', peloton, by: 'Maya Okafor', to: 'Luis Ortega', amount: 15_000, message: null },
          publicUrl,
        ),
      },
    ],
    'fund-share-answered': [
      { what: 'Shared', letter: shareAnsweredEmail({ ...answer, shared: 15_000 }, publicUrl) },
      { what: 'Kept', letter: shareAnsweredEmail({ ...answer, shared: null }, publicUrl) },
    ],
  };
};
