import type { Samples } from '#server/platform/mail/email.ts';
import {
  cancelledEmail,
  leaveRequestedEmail,
  leaveWithdrawnEmail,
  ledMovedEmail,
  leftEmail,
  movedEmail,
  offeredEmail,
  quitEmail,
  removedEmail,
  swappedEmail,
  takenEmail,
  unconfirmedEmail,
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
      { what: 'Well ahead', letter: takenEmail(to, shift, { hasLead: true, isLate: false }) },
      { what: 'In the last 72 hours', letter: takenEmail(to, shift, { hasLead: true, isLate: true }) },
      { what: 'Without a lead', letter: takenEmail(to, shift, { hasLead: false, isLate: false }) },
    ],
    'shift-swapped': [{ what: 'Swapped', letter: swappedEmail(to, other, shift) }],
    'shift-left': [{ what: 'Given back', letter: leftEmail(to, shift) }],
    'shift-leave-request': [
      { what: 'Can’t come', letter: leaveRequestedEmail(toLead, shift, volunteer) },
      { what: 'Can come after all', letter: leaveWithdrawnEmail(toLead, shift, volunteer) },
    ],
    'shift-quit': [
      { what: 'Before the shift', letter: quitEmail(toLead, shift, { ...volunteer, isGoingOn: false }) },
      { what: 'During the shift', letter: quitEmail(toLead, shift, { ...volunteer, isGoingOn: true }) },
    ],
    'shift-removed': [
      { what: 'As asked', letter: removedEmail(to, shift, { lead, wasAsked: true }) },
      { what: 'By the lead', letter: removedEmail(to, shift, { lead, wasAsked: false }) },
    ],
    'shift-offered': [{ what: 'A place opened up', letter: offeredEmail(to, shift, answer) }],
    'shift-moved': [
      { what: 'Please confirm', letter: movedEmail(to, { ...moved, confirmUntil: answer }) },
      { what: 'Nothing to do', letter: movedEmail(to, { ...moved, confirmUntil: null }) },
      { what: 'Not registered yet', letter: movedEmail(to, { ...moved, isOpen: true, confirmUntil: null }) },
      { what: 'To a lead', letter: ledMovedEmail(toLead, before, shift) },
    ],
    'shift-unconfirmed': [{ what: 'Not confirmed', letter: unconfirmedEmail(to, shift) }],
    'shift-cancelled': [
      { what: 'To a volunteer', letter: cancelledEmail(to, shift, 'place') },
      { what: 'To someone who waits', letter: cancelledEmail(to, shift, 'waiting') },
      { what: 'To a lead', letter: cancelledEmail(toLead, shift, 'lead') },
    ],
  };
};
