import type { Recipient, RecipientAsked } from '#machines/donation/recipient.rules.ts';
import type { PageData } from '#src/api/page-data.ts';
import type { Event, LoadedRecipient, Peloton, Person } from './recipient.types.ts';

export type { Event, LoadedRecipient, Peloton, Person } from './recipient.types.ts';

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
 * Whom an address names: as they came with the document, or from the API.
 * @throws FlowError where nobody can say whether there is such a recipient
 */
export const loadRecipient = async (pageData: PageData, asked: RecipientAsked): Promise<LoadedRecipient> => {
  if (asked === 'nobody' || asked === 'unclear') return { kind: asked };
  const came = withPage(pageData, asked);
  if (came !== undefined) return came;
  // What makes calls is loaded only now: most visitors' page comes with its recipient, and its budget has no room for it.
  return (await import('./ask-recipient.ts')).askRecipient(asked);
};
