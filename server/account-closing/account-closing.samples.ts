import type { Samples } from '#server/platform/mail/email.ts';
import { closedEmail } from './account-closing.emails.ts';

export const accountClosingSamples = (publicUrl: string): Samples<'account-closed'> => ({
  'account-closed': [{ what: 'Account closed', letter: closedEmail('Maya', publicUrl) }],
});
