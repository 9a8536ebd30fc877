import { donateLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { css } from '#styled-system/css';

const beside = css({
  display: 'grid',
  gap: { base: '5', sm: '8', md: '12' },
  alignItems: 'start',
  // On a wide screen the picture is next to the text; in the HTML it comes first, so that a phone shows it first.
  gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr)', md: 'minmax(0, 1fr) minmax(0, 22rem)' },
  sm: { '& > .illustration': { order: '2' } },
});

/** What to try when nothing is found. */
export const NothingFound = () => (
  <section aria-labelledby="help-title" className={beside}>
    <Illustration of="no-results" alt="" size="medium" />
    <div className={css({ display: 'grid', gap: '5' })}>
      <h2 id="help-title" className={css({ textStyle: 'subheading' })}>
        What you can try
      </h2>
      <ul className={css({ display: 'grid', gap: '3', maxWidth: 'measure', pl: '5', listStyle: 'disc' })}>
        <li>Try just the last name, or only its first letters. Accents and capitals don’t matter.</li>
        <li>Look for the peloton they ride with. Its page shows who leads it, and they can help.</li>
        <li>
          Can’t find the peloton? <TextLink to="/peloton/new">Start your own peloton</TextLink>. It takes two
          minutes.
        </li>
        <li>
          People show up here once they’re registered for this year. Ask them for the link to their page.
        </li>
        <li>
          Or give to the <TextLink {...donateLink('General')}>general fund</TextLink>. All of it goes to the
          same research. See <TextLink to="/give">ways to give</TextLink>.
        </li>
      </ul>
    </div>
  </section>
);
