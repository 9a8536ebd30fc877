import { TextLink } from '#src/components/button/text-link.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { css } from '#styled-system/css';

const tips = css({ display: 'grid', gap: '3', maxWidth: 'measure', pl: '5', listStyle: 'disc' });

/** What helps where nobody was found. */
export const NothingFound = () => (
  <section aria-labelledby="help-title" className={css({ display: 'grid', gap: '5' })}>
    <Illustration of="no-results" alt="" size="medium" />
    <h2 id="help-title" className={css({ textStyle: 'subheading' })}>
      What helps
    </h2>
    <ul className={tips}>
      <li>Try the last name alone, or only how it begins. Accents and capitals don’t matter.</li>
      <li>Look for the peloton they ride in. Its page names who leads it, and they know the rest.</li>
      <li>
        Is there no such peloton yet? <TextLink href="/peloton/new">Found your own peloton</TextLink>. It
        takes two minutes.
      </li>
      <li>
        You find people here once they are registered for this year. Ask them for the link to their page.
      </li>
      <li>
        Or give to the <TextLink href="/donate?recipientType=General">general fund</TextLink>. All of it goes
        to the same research. There is more about that under <TextLink href="/give">ways to give</TextLink>.
      </li>
    </ul>
  </section>
);
