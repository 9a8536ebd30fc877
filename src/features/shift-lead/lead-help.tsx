import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { css } from '#styled-system/css';

const help = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '2',
  gridColumn: { lg: '1' },
  _print: { display: 'none' },
});

/** Where a lead finds help, and the sheets on paper. */
export const LeadHelp = () => (
  <section aria-labelledby="lead-help" className={help}>
    <h2 id="lead-help" className={css({ textStyle: 'label' })}>
      Need help?
    </h2>
    <p>
      <TextLink href="/community-hub/resources/volunteer-handbook">Volunteer handbook</TextLink>
    </p>
    <p>
      <TextLink href="/safety">Safety on the course</TextLink>
    </p>
    <p>
      <TextLink href="/contact">Write to us</TextLink>
    </p>
    <p>
      <TextLink href="/volunteer-edit">Your own shifts</TextLink>
    </p>
    <div className={css({ mt: '2' })}>
      <Button tone="plain" onClick={() => print()}>
        Print
      </Button>
    </div>
  </section>
);
