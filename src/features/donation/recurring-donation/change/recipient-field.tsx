import { useState } from 'react';
import { fullNameOf } from '#machines/form/person-name.ts';
import type { RecurringRecipient } from '#machines/recurring-donation/recurring-donation.types.ts';
import { call } from '#src/api/call.ts';
import { searchPelotons, searchPeople } from '#src/api/calls/search.calls.ts';
import { Button } from '#src/components/button/button.tsx';
import { type Findable, FinderField } from '#src/components/field/finder-field.tsx';
import { fieldId } from '#src/features/donation/form/form.types.ts';
import { toWhom } from '#src/features/donation/recurring-donation/recurring-donation-messages.ts';
import { css } from '#styled-system/css';

type FoundRecipient = Findable & { recipient: RecurringRecipient };

/** The most results of each kind; a longer name narrows them. */
const most = 4;

/** Finds people and pelotons by name. */
const findRecipients = async (query: string): Promise<readonly FoundRecipient[]> => {
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

const countText = (count: number) =>
  count === 1 ? '1 found. Arrow down to choose it.' : `${count} found. Arrow down to choose.`;

const generalFund: RecurringRecipient = { recipientType: 'General', id: null, name: null };

type RecipientFieldProps = {
  chosen: RecurringRecipient;
  /** The saved recipient. */
  before: RecurringRecipient;
  error: string | undefined;
  isBusy: boolean;
  onChoose: (recipient: RecurringRecipient) => void;
};

/** The donation's recipient, with a search for another one. */
export const RecipientField = ({ chosen, before, error, isBusy, onChoose }: RecipientFieldProps) => {
  const [text, setText] = useState('');
  const isOther = chosen.id !== before.id;
  const choose = (recipient: RecurringRecipient) => {
    setText('');
    onChoose(recipient);
  };
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <p role="status">
        It goes to <b>{toWhom(chosen)}</b>
        {isOther ? ', from the next charge on.' : '.'}
      </p>
      <FinderField
        id={fieldId('recipient')}
        label="Give it to someone else"
        hint="Type the name of a person or a peloton, and choose it from the list."
        optional
        error={error}
        disabled={isBusy}
        listName="People and pelotons"
        countText={countText}
        ask={findRecipients}
        maxLength={120}
        value={text}
        onType={setText}
        onChoose={({ recipient }) => choose(recipient)}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {chosen.recipientType === 'General' || before.recipientType === 'General' ? null : (
          <Button tone="plain" disabled={isBusy} onClick={() => choose(generalFund)}>
            Give it to the general fund
          </Button>
        )}
        {isOther ? (
          <Button tone="quiet" disabled={isBusy} onClick={() => choose(before)}>
            Leave it with {toWhom(before)}
          </Button>
        ) : null}
      </div>
    </div>
  );
};
