import { useEffect, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { type Findable, FinderField } from '#src/components/field/finder-field.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';
import type { DeskPartProps } from './member-desk.types.ts';

/** Finds participants by name. The function must be the same in each render. */
export type FindPeople = (query: string) => Promise<readonly Findable[]>;

type AddPersonProps = Pick<DeskPartProps, 'context' | 'send' | 'isBusy'> & { findPeople: FindPeople };

/** Adds a participant who is in no peloton. */
export const AddPerson = ({ context, send, isBusy, findPeople }: AddPersonProps) => {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Findable | null>(null);
  const { action, refused } = context;
  const isAdded = action?.kind === 'add' && refused !== null && action.people[0]?.publicId === found?.id;
  useEffect(() => {
    if (!isAdded) return;
    setTyped('');
    setFound(null);
  }, [isAdded]);
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4',
        alignItems: 'end',
        '& > :first-child': { flex: '1 1 18rem', maxWidth: 'form' },
      })}
    >
      <FinderField
        id="add-person"
        label="Who"
        hint="Add someone whose request you declined or didn’t answer. Everyone else joins with your group code."
        width="full"
        value={typed}
        listName="People"
        countText={(count) => `${counted(count, 'person', 'people')} found.`}
        ask={findPeople}
        onType={(text) => {
          setTyped(text);
          setFound(null);
        }}
        onChoose={(person) => {
          setTyped(person.name);
          setFound(person);
        }}
      />
      {found === null ? null : (
        <Button
          pending={isBusy && action?.kind === 'add'}
          pendingText="Adding"
          onClick={() =>
            send({
              type: 'member.changed',
              change: 'add',
              person: { publicId: found.id, name: found.name },
              key: crypto.randomUUID(),
            })
          }
        >
          Add {found.name}
        </Button>
      )}
    </div>
  );
};
