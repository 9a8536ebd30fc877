import { fullNameOf } from '#machines/form/person-name.ts';
import { wholeMoney } from '#machines/money.ts';
import { nextSummit } from '#src/components/climb/next-summit.ts';
import { css } from '#styled-system/css';
import { FoundCard } from './found-card.tsx';
import type { FoundPeloton, FoundPerson } from './search.ts';
import { crewOf, deedsOf } from './search-messages.ts';

const list = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  // A single result: its climb is next to the text.
  '&:has(> :only-child)': {
    maxWidth: '60rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& article': {
      md: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        alignContent: 'start',
        columnGap: '10',
        '& > *': { gridColumn: '1' },
        '& > .climb__root': { gridColumn: '2', gridRow: '1 / span 3' },
      },
    },
  },
  listStyle: 'none',
  p: '0',
  m: '0',
});

const progressText = ({ raised, goal }: FoundPerson): string => {
  if (raised > 0) return `${wholeMoney(raised)} raised`;
  return goal > 0 ? 'Be the first to give.' : 'No goal of their own. Your gift counts just the same.';
};

/** A person without a ride has no commitment, and walks, as on their own page. */
const figureOf = ({ participantTypes: { registeredRides } }: FoundPerson) =>
  registeredRides.length === 0 ? { committed: 0 } : {};

type ListProps = Pick<Parameters<typeof FoundCard>[0], 'isForGiving' | 'isOnly'>;

type PeopleProps = ListProps & { people: readonly FoundPerson[] };

export const PeopleList = ({ people, isForGiving, isOnly }: PeopleProps) => (
  <ul className={list}>
    {people.map((person) => {
      const { publicId, firstName, raised, goal, pelotonName } = person;
      return (
        <li key={publicId}>
          <FoundCard
            name={fullNameOf(person)}
            portrait={{ id: publicId, url: person.profileImageUrl }}
            shortName={firstName}
            text={deedsOf(person)}
            crew={pelotonName}
            climb={goal > 0 ? { id: publicId, raised, goal, ...figureOf(person) } : null}
            progress={progressText(person)}
            recipientType="User"
            isForGiving={isForGiving}
            isOnly={isOnly}
          />
        </li>
      );
    })}
  </ul>
);

type PelotonsProps = ListProps & { pelotons: readonly FoundPeloton[] };

export const PelotonList = ({ pelotons, isForGiving, isOnly }: PelotonsProps) => (
  <ul className={list}>
    {pelotons.map((peloton) => {
      const { id, name, raised, acceptingNewMembers } = peloton;
      return (
        <li key={id}>
          <FoundCard
            name={name}
            portrait={{ id, url: peloton.profileImageUrl }}
            shortName={name}
            text={crewOf(peloton)}
            climb={{ id, raised, goal: nextSummit(raised), goalName: 'the next summit' }}
            progress={raised > 0 ? `${wholeMoney(raised)} raised together` : 'Be the first to give.'}
            recipientType="Peloton"
            canJoin={acceptingNewMembers && !isForGiving}
            isForGiving={isForGiving}
            isOnly={isOnly}
          />
        </li>
      );
    })}
  </ul>
);
