import type { ReactNode } from 'react';
import type { CalendarDay } from '#machines/calendar.ts';
import { dateText } from '#src/components/format/date.ts';
import { slots } from '#src/components/style/style.ts';

type InShortProps = {
  /** The e-mail address for questions. */
  writeTo: string;
  /** The day of its last change. */
  changed: CalendarDay;
  /** A list of the most wanted facts. */
  children?: ReactNode;
};

/** The summary of a long document, with its contact. Goes into `Margin`. */
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
