import { ButtonAnchor } from '#src/components/button/link-button.tsx';
import { TextAnchor } from '#src/components/button/text-link.tsx';
import { names, slots } from '#src/components/style/style.ts';
import type { ContentData } from '#src/features/content/content-data.ts';

/** The last part of the home page. */
export const Last = ({ event }: Pick<ContentData, 'event'>) => {
  const at = slots('home');
  return (
    <section aria-labelledby="last" className={names(slots('frame')('container'), at('part'), at('last'))}>
      <div>
        <h2 id="last">There’s a hill with your name on it.</h2>
        <p>
          Six companies pay for the roads, the food and the card fees.{' '}
          <TextAnchor href="/about/partners">Meet them</TextAnchor>
        </p>
      </div>
      <p>
        <ButtonAnchor href="/register" size="lg">
          {event?.isRegistrationOpen === false ? 'See what comes next' : 'Register'}
        </ButtonAnchor>
        <ButtonAnchor href="/give" size="lg" tone="plain">
          Give
        </ButtonAnchor>
      </p>
    </section>
  );
};
