/**
 * Whom an address names, as it is written: the router would read an id of figures as a number.
 * @param searchText with or without its `?`
 */
export const readRecipient = (searchText: string): { recipient?: string; recipientType?: string } => {
  const given = new URLSearchParams(searchText);
  const recipient = given.get('recipient');
  const recipientType = given.get('recipientType');
  return { ...(recipient && { recipient }), ...(recipientType && { recipientType }) };
};
