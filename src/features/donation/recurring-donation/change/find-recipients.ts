import { fullNameOf } from '#machines/form/person-name.ts';
import type { RecurringRecipient } from '#machines/recurring-donation/recurring-donation.types.ts';
import { call } from '#src/api/call.ts';
import { searchPelotons, searchPeople } from '#src/api/calls/search.calls.ts';
import type { Findable } from '#src/components/field/finder-field.tsx';

export type FoundRecipient = Findable & { recipient: RecurringRecipient };

/** The most results of each kind; a longer name narrows them. */
const most = 4;

/** Finds people and pelotons by name. */
export const findRecipients = async (query: string): Promise<readonly FoundRecipient[]> => {
  const [people, pelotons] = await Promise.all([
    call(searchPeople({ query, limit: most })),
    call(searchPelotons({ query, limit: most })),
  ]);
  return [
    ...people.flatMap((found): FoundRecipient[] => {
      if (found.type !== 'User') return [];
      const { publicId: id, pelotonName } = found;
      const name = fullNameOf(found);
      return [{ id, name, note: pelotonName ?? undefined, recipient: { recipientType: 'User', id, name } }];
    }),
    ...pelotons.map(
      ({ id, name }): FoundRecipient => ({
        id,
        name,
        note: 'peloton',
        recipient: { recipientType: 'Peloton', id, name },
      }),
    ),
  ];
};
