import type { Samples } from '#server/platform/mail/email.ts';
import {
  fundReceivedLetter,
  owedLetter,
  receivedLetter,
  shareAnsweredLetter,
  shareAskedLetter,
  sharedLetter,
  shareOwedLetter,
  takenBackLetter,
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
      { what: 'By a member', letter: receivedLetter({ ...facts, owed: 0 }, publicUrl) },
      { what: 'To a debt', letter: receivedLetter({ ...facts, owed: facts.amount - 5_000 }, publicUrl) },
      { what: 'By the fund of a peloton', letter: fundReceivedLetter(facts, publicUrl) },
    ],
    'fund-share-made': [
      { what: 'Your own money', letter: sharedLetter(shares, publicUrl) },
      {
        what: 'The peloton’s fund',
        letter: sharedLetter({ ...shares, from: 'the fund', by: 'Maya Okafor', isOwn: false }, publicUrl),
      },
    ],
    'fund-share-taken-back': [
      { what: 'Undone', letter: takenBackLetter({ ...takenBack, as: 'undone' }, publicUrl) },
      {
        what: 'Given back',
        letter: takenBackLetter({ ...takenBack, as: 'declined', by: 'You' }, publicUrl),
      },
    ],
    'fund-share-owed': [
      {
        what: 'You shared it',
        letter: owedLetter({ firstName: 'Sam', peloton, isOwn: true, owed: 10_000 }, publicUrl),
      },
      {
        what: 'Your peloton shared it',
        letter: owedLetter({ firstName: 'Maya', peloton, isOwn: false, owed: 10_000 }, publicUrl),
      },
      {
        what: 'You hold a share',
        letter: shareOwedLetter({ firstName: 'Maya', peloton, from: 'Sam Hill' }, publicUrl),
      },
    ],
    'fund-share-asked': [
      {
        what: 'Asked to share',
        letter: shareAskedLetter(
          { firstName: 'Sam', peloton, by: 'Maya Okafor', to: 'Luis Ortega', amount: 15_000, message: null },
          publicUrl,
        ),
      },
    ],
    'fund-share-answered': [
      { what: 'Shared', letter: shareAnsweredLetter({ ...answer, shared: 15_000 }, publicUrl) },
      { what: 'Kept', letter: shareAnsweredLetter({ ...answer, shared: null }, publicUrl) },
    ],
  };
};
