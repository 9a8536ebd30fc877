import type { Span } from '#machines/calendar.ts';
import { css } from '#styled-system/css';
import { hoursText } from './date.ts';

/** The hours in a sentence: a browser may break a line behind the dash, whatever spaces stand around it. */
export const Hours = ({ of }: { of: Span }) => (
  <span className={css({ whiteSpace: 'nowrap' })}>{hoursText(of)}</span>
);
