import { contentLink } from '#src/components/button/app-link.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { css } from '#styled-system/css';

const help = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '2',
  _print: { display: 'none' },
});

/** Advice for filling free places. */
export const InviteHelp = () => (
  <section aria-labelledby="lead-invite" className={help}>
    <h2 id="lead-invite" className={css({ textStyle: 'label' })}>
      Fill the open places
    </h2>
    <p>
      Send friends and neighbors the invitation link, or post it where your town will see it. It opens the
      shift’s day, place and job; new volunteers register first.
    </p>
    <p>
      Worried it won’t fill? <TextLink {...contentLink('/contact')}>Write to the organizers</TextLink>.
    </p>
  </section>
);

/** A lead's contacts, and the printable sheets. */
export const LeadHelp = () => (
  <section aria-labelledby="lead-help" className={help}>
    <h2 id="lead-help" className={css({ textStyle: 'label' })}>
      Need help?
    </h2>
    <p>
      <TextLink {...contentLink('/community-hub/resources/volunteer-handbook')}>Volunteer handbook</TextLink>
    </p>
    <p>
      <TextLink {...contentLink('/safety')}>Safety on the course</TextLink>
    </p>
    <p>
      <TextLink {...contentLink('/contact')}>Write to us</TextLink>
    </p>
    <p>
      <TextLink to="/volunteer-edit">Your own shifts</TextLink>
    </p>
    <div className={css({ mt: '2' })}>
      <Button tone="plain" onClick={() => print()}>
        Print
      </Button>
    </div>
  </section>
);
