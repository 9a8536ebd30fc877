import type { ReactNode } from 'react';
import type { CalendarDay } from '#machines/calendar.ts';
import { dateText } from '#src/components/format/date.ts';
import { slots } from '#src/components/style/style.ts';

type InShortProps = {
  /** Whom to write to about it. */
  writeTo: string;
  /** The day of its last change. */
  changed: CalendarDay;
  /** A list of what most people want to know. */
  children?: ReactNode;
};

/** What a long document says, in a few lines, and whom to ask about it. Goes into `Margin`. */
export const InShort = ({ writeTo, changed, children }: InShortProps) => (
  <section className={slots('content')('inShort')} aria-labelledby="in-short">
    <h2 id="in-short">In short</h2>
    {children}
    <dl>
      <div>
        <dt>Write to</dt>
        <dd>
          <a href={`mailto:${writeTo}`}>{writeTo}</a>
        </dd>
      </div>
      <div>
        <dt>Last changed</dt>
        <dd>
          <time dateTime={changed}>{dateText(changed)}</time>
        </dd>
      </div>
    </dl>
  </section>
);
