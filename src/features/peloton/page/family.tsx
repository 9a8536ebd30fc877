import { TextLink } from '#src/components/button/text-link.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { css } from '#styled-system/css';
import type { AboutPeloton } from './about.ts';
import { FamilyRow, familyList } from './family-row.tsx';
import { type LoadFamilyPage, MoreFamily } from './more-family.tsx';

/** The pelotons of a super-peloton, or a peloton's super-peloton. */
export const FamilyPart = ({
  peloton,
  family: late,
  loadPage,
}: { peloton: Peloton; loadPage: LoadFamilyPage } & Pick<AboutPeloton, 'family'>) => {
  const family = useArrived(late);
  const { id, level, parent, name } = peloton;
  if (parent !== null)
    return (
      <Part title={`Part of ${parent.name}`}>
        <p className={css({ maxWidth: 'measure' })}>
          Several pelotons ride under that name. What {name} raises counts for both.{' '}
          <TextLink to="/peloton/$id" params={{ id: parent.id }}>
            Meet all of {parent.name}
          </TextLink>
        </p>
      </Part>
    );
  if (level !== 'super') return null;
  const total = family?.pagination.total ?? 0;
  return (
    <Part
      title="The pelotons in it"
      lede={
        total === 0
          ? 'No pelotons have joined yet. A captain can ask to join, or be invited.'
          : `${counted(total, 'peloton')} under one name. The total counts everyone once.`
      }
    >
      {family === null || total === 0 ? null : (
        <ul className={familyList} aria-label={`The pelotons of ${name}`}>
          {family.items.map((one) => (
            <FamilyRow key={one.id} peloton={one} />
          ))}
        </ul>
      )}
      {family !== null && total > family.items.length ? (
        <MoreFamily key={id} name={name} first={family} loadPage={loadPage} />
      ) : null}
    </Part>
  );
};
