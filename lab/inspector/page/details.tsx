import { useState } from 'react';
import { changesBetween } from '#lab/inspector/recording/changes.ts';
import {
  type Entry,
  type Moment,
  momentAt,
  momentBefore,
  type RecordedActor,
} from '#lab/inspector/recording/recording.ts';
import { css } from '#styled-system/css';
import { timeText } from './event-log.tsx';
import { button, code, soft } from './look.ts';

const frame = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  padding: '3',
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
});
const heading = css({
  textStyle: 'caption',
  color: 'ink.soft',
  marginBottom: '1',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
});
const table = css({
  '& td': {
    verticalAlign: 'top',
    paddingBlock: '1',
    paddingInlineEnd: '3',
    borderBottom: '1px solid token(colors.line)',
  },
});
const gone = css({ textDecorationLine: 'line-through', color: 'ink.soft' });
const text = css({ textStyle: 'caption' });

const written = (value: unknown) => (value === undefined ? '—' : JSON.stringify(value));
const indented = (json: string | null) => JSON.stringify(JSON.parse(json ?? 'null'), null, 2);

type DetailsProps = { actor: RecordedActor; entry: Entry | undefined; moment: Moment | null };

/** The data of an actor at a moment, and how they differ from an earlier one. */
export const Details = ({ actor, entry, moment }: DetailsProps) => {
  /** The number of the entry that is compared with; null for the one before. */
  const [base, setBase] = useState<number | null>(null);
  const here = moment?.number ?? 0;
  const before = base === null ? momentBefore(actor, here) : momentAt(actor, base);
  const changes = changesBetween(before?.context ?? null, moment?.context ?? null);
  return (
    <div className={frame}>
      {entry && (
        <section>
          <h3 className={heading}>
            Event {entry.number}, {timeText(entry.at)}
          </h3>
          <pre className={code} style={{ whiteSpace: 'pre-wrap' }}>
            {indented(entry.event)}
          </pre>
        </section>
      )}
      <section>
        <h3 className={heading}>
          <span>Context: {base === null ? 'what changed' : `changes since event ${base}`}</span>
          <button
            type="button"
            className={button({ outlined: true })}
            onClick={() => setBase(base === null ? here : null)}
          >
            {base === null ? 'Compare from here' : 'Compare with the one before'}
          </button>
        </h3>
        {changes.length === 0 ? (
          <p className={text}>Nothing changed.</p>
        ) : (
          <table className={table}>
            <tbody>
              {changes.map(({ path, before: old, after }) => (
                <tr key={path} className={code}>
                  <td className={soft}>{path || 'context'}</td>
                  <td>
                    <span className={gone}>{written(old)}</span>
                    <br />
                    {written(after)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <details>
        <summary className={text}>The whole context</summary>
        <pre className={code} style={{ whiteSpace: 'pre-wrap' }}>
          {indented(moment?.context ?? null)}
        </pre>
      </details>
    </div>
  );
};
