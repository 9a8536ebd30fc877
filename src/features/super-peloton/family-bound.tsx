import { wholeMoney } from '#machines/money.ts';
import type { Named, SubPeloton } from '#machines/super-peloton/super-peloton.types.ts';
import { shownMore } from '#machines/super-peloton/super-peloton.updates.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { counted, whole } from '#src/components/format/numbers.ts';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { FamilyPartProps } from './family.types.ts';
import { card, group, list, name, soft, texts } from './family-styles.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  py: '3',
  borderTop: '1px solid token(colors.line)',
  _first: { borderTop: '2px solid token(colors.ink)' },
  '& > button': { gridColumn: { base: '2', sm: 'auto' }, justifySelf: 'start' },
});

const Leave = ({ snapshot, send, isBusy, other }: FamilyPartProps & { other: Named }) => {
  const { action } = snapshot.context;
  const isOwn = snapshot.matches({ acting: 'leaving' }) && action?.other.id === other.id;
  const isSuper = snapshot.context.view?.level === 'super';
  return (
    <Button
      tone="quiet"
      pending={isOwn}
      disabled={isBusy && !isOwn}
      pendingText="Ending it"
      onClick={() =>
        send({ type: 'ending.asked', ending: 'leave', other: { id: other.id, name: other.name } })
      }
    >
      {isSuper ? 'Part ways ' : 'Leave '}
      <VisuallyHidden>
        {isSuper ? 'with ' : ''}
        {other.name}
      </VisuallyHidden>
    </Button>
  );
};

const sizeText = ({ isActive, membersCount, raised }: SubPeloton): string =>
  isActive
    ? `${counted(membersCount, 'person', 'people')}, ${wholeMoney(raised)} raised`
    : `Not riding this year, ${wholeMoney(raised)} raised`;

const Sub = ({ one, ...props }: FamilyPartProps & { one: SubPeloton }) => (
  <li className={row}>
    <Portrait id={one.id} url={one.profileImageUrl} name={one.name} size="small" />
    <div className={texts}>
      <h4 className={name}>
        <TextLink to="/peloton/$id" params={{ id: one.id }}>
          {one.name}
        </TextLink>
      </h4>
      <p className={soft}>{sizeText(one)}</p>
    </div>
    <Leave {...props} other={one} />
  </li>
);

const SubPelotons = (props: FamilyPartProps) => {
  const { view, send, snapshot, isBusy } = props;
  const { subPelotons, subPelotonCount } = view;
  const left = subPelotonCount - subPelotons.length;
  const next = Math.min(left, subPelotons.length < shownMore ? shownMore - subPelotons.length : shownMore);
  return (
    <section aria-label="Your pelotons">
      <h3 className={group}>
        {subPelotonCount === 0
          ? 'No pelotons have joined yet'
          : `${counted(subPelotonCount, 'peloton')} in your super-peloton`}
      </h3>
      {subPelotonCount === 0 ? (
        <p>Invite the first one below. We’ll e-mail its captain, who can accept or decline.</p>
      ) : (
        <ul className={css({ listStyle: 'none', p: '0', m: '0' })}>
          {subPelotons.map((one) => (
            <Sub key={one.id} one={one} {...props} />
          ))}
        </ul>
      )}
      {left > 0 ? (
        <Button
          tone="plain"
          disabled={isBusy}
          pending={snapshot.matches({ showing: 'refreshing' })}
          pendingText="Loading more"
          onClick={() => send({ type: 'more.requested' })}
        >
          Show {whole(next)} more
        </Button>
      ) : null}
    </section>
  );
};

/** The peloton's super-peloton, or its sub-pelotons. */
export const Bound = (props: FamilyPartProps) => {
  const { level, parent } = props.view;
  if (level === 'super') return <SubPelotons {...props} />;
  if (parent === null) return null;
  return (
    <ul className={list} aria-label="Your super-peloton">
      <li className={card}>
        <div className={texts}>
          <h3 className={name}>
            <TextLink to="/peloton/$id" params={{ id: parent.id }}>
              {parent.name}
            </TextLink>
          </h3>
          <p>includes your peloton. Its captain invites other pelotons, and you lead yours as before.</p>
        </div>
        <Leave {...props} other={parent} />
      </li>
    </ul>
  );
};
