/** Whom a donation is for: a person by public id, a peloton by id, or the general fund. */
export type Recipient = { type: 'User' | 'Peloton'; id: string } | { type: 'General' };

const ids = {
  User: /^[a-z0-9-]{3,40}$/,
  Peloton: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
} as const;

/** An address that names nobody has chosen nobody yet; one that contradicts itself is not to be guessed at. */
export type RecipientAsked = Recipient | 'nobody' | 'unclear';

/** Whom an address names by `recipient` and `recipientType`. */
export const recipientOf = (asked: {
  recipient?: string | undefined;
  recipientType?: string | undefined;
}): RecipientAsked => {
  const { recipient, recipientType } = asked;
  if (recipient === undefined && recipientType === undefined) return 'nobody';
  if (recipientType === 'General') return recipient === undefined ? { type: 'General' } : 'unclear';
  if (recipientType !== 'User' && recipientType !== 'Peloton') return 'unclear';
  if (recipient === undefined || !ids[recipientType].test(recipient)) return 'unclear';
  return { type: recipientType, id: recipient };
};
