/**
 * The recipient in an address.
 * @param searchText with or without its `?`
 */
export const readRecipient = (searchText: string): { recipient?: string; recipientType?: string } => {
  const given = new URLSearchParams(searchText);
  const recipient = given.get('recipient');
  const recipientType = given.get('recipientType');
  return { ...(recipient && { recipient }), ...(recipientType && { recipientType }) };
};
