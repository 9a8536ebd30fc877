/** The kinds of recipients in an address. */
export const recipientTypes = ['User', 'Peloton', 'General'] as const;

/** The recipient: a person by public id, a peloton by id, or the general fund. */
export type Recipient = { type: 'User' | 'Peloton'; id: string } | { type: 'General' };

const ids = {
  User: /^[a-z0-9-]{3,40}$/,
  Peloton: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
} as const;

/** An address without a recipient means that none is chosen yet. An address that contradicts itself is not interpreted. */
export type RecipientAsked = Recipient | 'nobody' | 'unclear';

/** The recipient in an address, from `recipient` and `recipientType`. */
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
