import type { Samples } from '#server/platform/mail/email.ts';
import { invitationEmail } from './invitation.emails.ts';

export const invitationSamples = (publicUrl: string): Samples<'peloton-invitation'> => {
  const invitation = {
    from: { firstName: 'Maya', lastName: 'Okafor' },
    peloton: { id: 'orrin-crew', name: 'Orrin Crew' },
    eventName: 'Product 2027',
    code: 'ORRIN-7K2M',
    message: 'Come ride with us!\nThe century is easier in a group.',
    token: 'a-token',
  };
  return {
    'peloton-invitation': [
      { what: 'With a message', letter: invitationEmail(invitation, publicUrl) },
      { what: 'Without a message', letter: invitationEmail({ ...invitation, message: null }, publicUrl) },
    ],
  };
};
