import type { DeskView } from '#machines/member-desk/member-desk.types.ts';
import { whole } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';
import { timeLeftOf } from './desk-messages.ts';

/** Lines on a phone, where the requests should start on the first screen; figures side by side elsewhere. */
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
  m: '0',
  p: '0',
  sm: {
    bg: 'surface',
    border: '1px solid token(colors.line)',
    borderRadius: 'card',
    '& > li + li': { borderInlineStart: '1px solid token(colors.line)' },
  },
});

const need = css({
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  alignItems: { base: 'baseline', sm: 'stretch' },
  gap: { base: '1.5', sm: '1' },
  px: { sm: '5' },
  py: { base: '0.5', sm: '5' },
  minHeight: { sm: 'touch' },
  color: 'ink',
  textDecoration: 'none',
  borderRadius: 'card',
  '&[href] > span': { textDecoration: { base: 'underline', sm: 'none' } },
  '&[href]:hover > span': { textDecoration: 'underline' },
  '& > b': {
    textStyle: { base: 'label', sm: 'figure' },
    fontSize: { sm: '3xl' },
    flexShrink: '0',
    whiteSpace: 'nowrap',
  },
  '&[data-quiet] > b': { color: 'ink.soft' },
  '& > span': { textStyle: { base: 'body', sm: 'small' } },
});

type NeedProps = {
  count: number;
  text: string;
  href: string;
  /** On a phone its target is right below, and says the same. */
  isBelow?: boolean;
};

const Need = ({ count, text, href, isBelow = false }: NeedProps) => (
  <li className={isBelow ? css({ hideBelow: 'sm' }) : undefined}>
    <a href={href} className={need} data-quiet={count === 0 || undefined}>
      <b>{whole(count)}</b> <span>{text}</span>
    </a>
  </li>
);

/** The tasks that wait for the captain, with their deadlines: the main answer of the page. */
export const Needs = ({ view: { desk, requests } }: { view: DeskView }) => {
  const { total } = requests.pagination;
  const left = timeLeftOf(desk);
  return (
    <ul aria-label="Who needs you today" className={list}>
      <Need
        isBelow
        count={total}
        href="#requests"
        text={total === 1 ? 'request to answer' : 'requests to answer'}
      />
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
