import { ledMeanwhile } from '#machines/shifts/shifts.rules.ts';
import type { OwnSignUps, Shift } from '#machines/shifts/shifts.types.ts';
import { css } from '#styled-system/css';

/** Whoever leads a shift may help in another, but hardly at the same time. */
export const LedMeanwhile = ({ own, shift }: { own: OwnSignUps; shift: Shift }) => {
  const led = ledMeanwhile(own, shift);
  return led === null ? null : (
    <p className={css({ color: 'amber', textStyle: 'small' })}>You also lead “{led.title}” then.</p>
  );
};
