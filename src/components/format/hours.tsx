import type { Span } from '#machines/calendar.ts';
import { css } from '#styled-system/css';
import { hoursText } from './date.ts';

/** The hours within a sentence: a browser may break a line after the dash, whatever spaces are around it. */
export const Hours = ({ of }: { of: Span }) => (
  <span className={css({ whiteSpace: 'nowrap' })}>{hoursText(of)}</span>
);
