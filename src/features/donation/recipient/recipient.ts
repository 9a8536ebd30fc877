import { type Recipient, type RecipientAsked, recipientTypes } from '#machines/donation/recipient.rules.ts';
import type { PageData } from '#src/api/page-data.ts';
import type { Event, LoadedRecipient, Peloton, Person } from './ask-recipient.ts';

/**
 * The recipient in an address; an unknown type is left out.
 * @param searchText with or without its `?`
 */
export const readRecipient = (
  searchText: string,
): { recipient?: string; recipientType?: (typeof recipientTypes)[number] } => {
  const given = new URLSearchParams(searchText);
  const recipient = given.get('recipient');
  const asked = given.get('recipientType');
  const recipientType = recipientTypes.find((type) => type === asked);
  return { ...(recipient && { recipient }), ...(recipientType && { recipientType }) };
};

export type { Event, LoadedRecipient, Peloton, Person } from './ask-recipient.ts';

type Answered = { getUser: Person; getPeloton: Peloton; getEvent: Event };

const withPage = (pageData: PageData, { type }: Recipient): LoadedRecipient | undefined => {
  const taken = <Id extends keyof Answered>(id: Id, kind: (answer: Answered[Id]) => LoadedRecipient) => {
    const answer = pageData.take(id);
    if (answer === undefined) return undefined;
    return answer === null ? { kind: 'missing' as const } : kind(answer);
  };
  if (type === 'User') return taken('getUser', (person) => ({ kind: 'person', person }));
  if (type === 'Peloton') return taken('getPeloton', (peloton) => ({ kind: 'peloton', peloton }));
  return taken('getEvent', (event) => ({ kind: 'general', event }));
};

/**
 * The recipient in the address, from the document or the API.
 * @throws FlowError where the API can't be reached
 */
export const loadRecipient = async (pageData: PageData, asked: RecipientAsked): Promise<LoadedRecipient> => {
  if (asked === 'nobody' || asked === 'unclear') return { kind: asked };
  const came = withPage(pageData, asked);
  if (came !== undefined) return came;
  // The code that makes calls is lazily loaded: most visitors get the recipient with the document, and the first page's budget has no room
  // for it.
  return (await import('./ask-recipient.ts')).askRecipient(asked);
};
