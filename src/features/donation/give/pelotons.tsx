import { wholeMoney } from '#machines/money.ts';
import { donateLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { css } from '#styled-system/css';
import { type GiveData, type GivePeloton, namedPelotons } from './give.ts';

const rows = css({
  listStyle: 'none',
  m: '0',
  p: '0',
  display: 'grid',
  columnGap: '12',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
});

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '4',
  alignItems: 'center',
  py: '4',
  borderTop: '1px solid token(colors.line)',
  '& > .portrait__avatar': { width: '3rem' },
});

const PelotonRow = ({ peloton }: { peloton: GivePeloton }) => {
  const { id, name, membersCount, raised, profileImageUrl } = peloton;
  return (
    <li className={row}>
      <Portrait id={id} url={profileImageUrl} name={name} size="small" />
      <div>
        <h3 className={css({ textStyle: 'label', overflowWrap: 'anywhere' })}>
          <TextLink to="/peloton/$id" params={{ id }}>
            {name}
          </TextLink>
        </h3>
        <p className={css({ textStyle: 'small', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' })}>
          {counted(membersCount, 'person', 'people')} · {wholeMoney(raised)} raised
        </p>
      </div>
      <LinkButton tone="plain" aria-label={`Give to ${name}`} {...donateLink('Peloton', id)}>
        Give
      </LinkButton>
    </li>
  );
};

/** A super-peloton contains other pelotons' members, who would count twice. */
const unranked = (pelotons: GiveData['pelotons']): GivePeloton[] =>
  pelotons
    .filter(({ level }) => level === 'peloton')
    .map((peloton) => ({ ...peloton, profileImageUrl: null }));

/** Pelotons with a button each: those that raised most, or any while nothing is raised. */
export const Pelotons = ({ ranked, all }: { ranked: readonly GivePeloton[]; all: GiveData['pelotons'] }) => {
  const isRanked = ranked.length > 0;
  const shown = (isRanked ? ranked : unranked(all)).slice(0, namedPelotons);
  if (shown.length === 0) return null;
  return (
    <Part
      id="pelotons"
      title="Give to a peloton"
      lede={`${isRanked ? 'These have raised the most so far. ' : ''}The captain shares what a peloton receives among its riders. Yours isn’t here? Find it by name, above.`}
    >
      <ol className={rows}>
        {shown.map((peloton) => (
          <PelotonRow key={peloton.id} peloton={peloton} />
        ))}
      </ol>
    </Part>
  );
};
