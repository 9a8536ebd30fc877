import type { RosterName } from '#machines/registration/registration.types.ts';
import { css } from '#styled-system/css';

const columns = css({
  display: 'grid',
  columnGap: '12',
  rowGap: '8',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  py: '3',
  borderTop: '1px solid token(colors.line)',
});

const me = css({ bg: 'jersey', color: 'jersey.ink', ml: '2', px: '2', borderRadius: 'full' });

/** The newest names by ride, with the person's own. */
export const Roster = ({ names }: { names: RosterName[] }) => (
  <section aria-labelledby="roster">
    <h2 id="roster" className={css({ textStyle: 'subheading', mb: '6' })}>
      Newly registered, like you
    </h2>
    <div className={columns}>
      {[...Map.groupBy(names, ({ ride }) => ride)].map(([ride, riders]) => (
        <section key={ride} aria-label={ride}>
          <h3 className={css({ textStyle: 'label', mb: '3' })}>{ride}</h3>
          <ol className={css({ listStyle: 'none', p: '0', m: '0' })}>
            {riders.map((person) => (
              <li key={person.publicId} className={row}>
                <span className={css({ fontWeight: 'bold' })}>
                  {person.name}
                  {person.isMe ? <mark className={me}>you</mark> : null}
                </span>
                <span className={css({ color: 'ink.soft', textAlign: 'end' })}>{person.detail}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  </section>
);
