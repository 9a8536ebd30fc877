import type { Samples } from '#server/platform/mail/email.ts';
import {
  cancelledLetter,
  leaveRequestedLetter,
  leaveWithdrawnLetter,
  ledMovedLetter,
  leftLetter,
  movedLetter,
  offeredLetter,
  quitLetter,
  removedLetter,
  swappedLetter,
  takenLetter,
  unconfirmedLetter,
} from './shift.emails.ts';

const shift = {
  title: 'Water stop',
  location: 'Lake Orrin',
  startsAt: new Date('2027-08-06T11:00:00Z'),
  endsAt: new Date('2027-08-06T15:00:00Z'),
};
const before = { ...shift, location: 'Mill Street', startsAt: new Date('2027-08-06T12:00:00Z') };
const other = { ...shift, title: 'Course marshal', location: 'Founders Green' };
const volunteer = { firstName: 'Luis', lastName: 'Ortega' };
const lead = { firstName: 'Maya', lastName: 'Okafor' };
const answer = new Date('2027-08-01T16:00:00Z');

type Kinds =
  | 'shift-taken'
  | 'shift-swapped'
  | 'shift-left'
  | 'shift-leave-request'
  | 'shift-quit'
  | 'shift-removed'
  | 'shift-offered'
  | 'shift-moved'
  | 'shift-unconfirmed'
  | 'shift-cancelled';

export const volunteeringSamples = (publicUrl: string): Samples<Kinds> => {
  const to = { firstName: 'Luis', publicUrl };
  const toLead = { firstName: 'Maya', publicUrl };
  const moved = { before, shift, clash: null, isOpen: false };
  return {
    'shift-taken': [
      { what: 'Well ahead', letter: takenLetter(to, shift, { hasLead: true, isLate: false }) },
      { what: 'In the last 72 hours', letter: takenLetter(to, shift, { hasLead: true, isLate: true }) },
      { what: 'Without a lead', letter: takenLetter(to, shift, { hasLead: false, isLate: false }) },
    ],
    'shift-swapped': [{ what: 'Swapped', letter: swappedLetter(to, other, shift) }],
    'shift-left': [{ what: 'Given back', letter: leftLetter(to, shift) }],
    'shift-leave-request': [
      { what: 'Can’t come', letter: leaveRequestedLetter(toLead, shift, volunteer) },
      { what: 'Can come after all', letter: leaveWithdrawnLetter(toLead, shift, volunteer) },
    ],
    'shift-quit': [
      { what: 'Before the shift', letter: quitLetter(toLead, shift, { ...volunteer, isGoingOn: false }) },
      { what: 'During the shift', letter: quitLetter(toLead, shift, { ...volunteer, isGoingOn: true }) },
    ],
    'shift-removed': [
      { what: 'As asked', letter: removedLetter(to, shift, { lead, wasAsked: true }) },
      { what: 'By the lead', letter: removedLetter(to, shift, { lead, wasAsked: false }) },
    ],
    'shift-offered': [{ what: 'A place opened up', letter: offeredLetter(to, shift, answer) }],
    'shift-moved': [
      { what: 'Please confirm', letter: movedLetter(to, { ...moved, confirmUntil: answer }) },
      { what: 'Nothing to do', letter: movedLetter(to, { ...moved, confirmUntil: null }) },
      { what: 'Not registered yet', letter: movedLetter(to, { ...moved, isOpen: true, confirmUntil: null }) },
      { what: 'To a lead', letter: ledMovedLetter(toLead, before, shift) },
    ],
    'shift-unconfirmed': [{ what: 'Not confirmed', letter: unconfirmedLetter(to, shift) }],
    'shift-cancelled': [
      { what: 'To a volunteer', letter: cancelledLetter(to, shift, 'place') },
      { what: 'To someone who waits', letter: cancelledLetter(to, shift, 'waiting') },
      { what: 'To a lead', letter: cancelledLetter(toLead, shift, 'lead') },
    ],
  };
};
