import type { withPhases } from '#machines/shift-lead/sheet-phase.rules.ts';
import type { Sheet } from '#machines/shift-lead/shift-lead.types.ts';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { PhaseTag } from './phase-tag.tsx';

export type Phased = ReturnType<typeof withPhases<Sheet>>;

/** Each link contains its time. */
const index = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(14rem, 1fr))' },
  gap: '2',
  listStyle: 'none',
  m: '0',
  p: '0',
  '& a': {
    display: 'block',
    height: 'full',
    px: '4',
    py: '2',
    border: '1.5px solid token(colors.edge)',
    borderRadius: 'card',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'ink',
    textDecoration: 'none',
    _hover: { borderColor: 'ink', bg: 'surface' },
  },
  '& [data-when]': { display: 'block', fontWeight: 'normal', color: 'ink.soft' },
});

/** More than a person finds by scrolling. */
const many = 4;

/** Links to each shift, where there are many. */
export const ShiftIndex = ({ sheets }: { sheets: Phased }) =>
  sheets.length < many ? null : (
    <nav
      aria-labelledby="lead-index"
      className={css({ display: 'grid', gap: '3', alignContent: 'start', _print: { display: 'none' } })}
    >
      <h2 id="lead-index" className={css({ textStyle: 'label' })}>
        Your shifts
      </h2>
      <ol className={index}>
        {sheets.map(({ sheet: { id, title, day, startTime, roster, capacity }, phase }) => (
          <li key={id}>
            <a href={`#shift-${id}`}>
              <span
                className={css({
                  display: 'flex',
                  alignItems: 'start',
                  justifyContent: 'space-between',
                  gap: '3',
                })}
              >
                {title}
                <PhaseTag phase={phase} />
              </span>
              <span data-when>
                {dateText(day, 'brief')}, {timeOfDay(startTime)} ·{' '}
                {roster.filter(({ isInShift }) => isInShift).length} of {capacity}{' '}
                <VisuallyHidden>signed up</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
