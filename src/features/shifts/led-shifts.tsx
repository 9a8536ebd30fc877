import type { OwnSignUps, Shift } from '#machines/shifts/shifts.types.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { dateText, hoursText } from '#src/components/format/date.ts';
import { counted, whole } from '#src/components/format/numbers.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { css } from '#styled-system/css';

/** One of the shifts that the person leads: the next, otherwise the last. */
export const nextLed = ({ led, now }: Pick<OwnSignUps, 'led' | 'now'>): Shift | undefined =>
  led.find(({ endsAt }) => endsAt > now) ?? led.at(-1);

/** The person's entry for the next shift that they lead, with a link. */
export const LedShift = ({ own, next }: { own: OwnSignUps; next: Shift }) => {
  const { led } = own;
  return (
    <li className={css({ py: '3', borderBottom: '1px solid token(colors.line)' })}>
      <div className={css({ display: 'grid', gap: '1', minWidth: '0' })}>
        <p className={css({ textStyle: 'small', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>
          {dateText(next.day, 'brief')}, {hoursText(next)}
        </p>
        <h3
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: '3',
            rowGap: '1',
          })}
        >
          <span className={css({ textStyle: 'label' })}>{next.title}</span>
          <Tag tone="accent">You lead</Tag>
        </h3>
        <p className={css({ color: 'ink.soft', textStyle: 'small' })}>{next.location}.</p>
        <p className={css({ textStyle: 'small' })}>
          <TextLink to="/volunteer-edit/lead">
            {led.length === 1
              ? 'See your people and check them in'
              : `See all ${whole(led.length)} shifts you lead, and check people in`}
          </TextLink>
        </p>
      </div>
    </li>
  );
};

const ledLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '4',
  rowGap: '1',
  py: '3',
  borderBlock: '1px solid token(colors.line)',
});

/** The number of shifts that the person leads, the next one, and the link to their people. */
export const LedShifts = ({ own }: { own: OwnSignUps }) => {
  const next = own.led.find(({ endsAt }) => endsAt > own.now);
  if (own.led.length === 0) return null;
  return (
    <section aria-labelledby="led-shifts" className={ledLine}>
      <h2 id="led-shifts" className={css({ textStyle: 'label' })}>
        Shifts you lead
      </h2>
      <p>
        {next === undefined
          ? `You lead ${counted(own.led.length, 'shift')}.`
          : `Next: “${next.title}”, ${next.location}, ${dateText(next.day, 'brief')}, ${hoursText(next)}.`}{' '}
        <TextLink to="/volunteer-edit/lead">See your people and check them in</TextLink>
      </p>
    </section>
  );
};
