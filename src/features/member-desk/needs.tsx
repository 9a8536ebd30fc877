import type { DeskView } from '#machines/member-desk/member-desk.types.ts';
import { whole } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';
import { timeLeftOf } from './desk-messages.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr)',
    sm: 'repeat(3, minmax(0, 1fr))',
  },
  listStyle: 'none',
  m: '0',
  p: '0',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  '& > li + li': { borderInlineStart: '1px solid token(colors.line)' },
});

const need = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  px: { base: '2.5', sm: '5' },
  py: { base: '3', sm: '5' },
  minHeight: 'touch',
  color: 'ink',
  textDecoration: 'none',
  borderRadius: 'card',
  '&[href]:hover > span': { textDecoration: 'underline' },
  '& > b': {
    textStyle: 'figure',
    fontSize: { base: 'xl', sm: '3xl' },
    flexShrink: '0',
    whiteSpace: 'nowrap',
  },
  '&[data-quiet] > b': { color: 'ink.soft' },
  '& > span': { textStyle: { base: 'caption', sm: 'small' } },
});

type NeedProps = { count: number; text: string; href: string };

const Need = ({ count, text, href }: NeedProps) => (
  <li>
    <a href={href} className={need} data-quiet={count === 0 || undefined}>
      <b>{whole(count)}</b> <span>{text}</span>
    </a>
  </li>
);

/** Who needs the captain today, and by when: the first answer of the page. */
export const Needs = ({ view: { desk, requests } }: { view: DeskView }) => {
  const { total } = requests.pagination;
  const left = timeLeftOf(desk);
  return (
    <ul aria-label="Who needs you today" className={list}>
      <Need count={total} href="#requests" text={total === 1 ? 'request to answer' : 'requests to answer'} />
      <Need
        count={desk.missingCount}
        href="#short"
        text={
          desk.missingCount === 1 ? 'rider short of their commitment' : 'riders short of their commitment'
        }
      />
      <li>
        <p className={need}>
          <b>{left.figure}</b> <span>{left.text}</span>
        </p>
      </li>
    </ul>
  );
};
