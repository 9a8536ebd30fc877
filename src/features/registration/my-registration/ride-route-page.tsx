import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part, Parts } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import { OwnRoute } from './own-route.tsx';
import type { RiddenRoutes } from './ride-routes.ts';

const HowToChange = ({ deadline }: { deadline: string }) => (
  <Part title="To change your route">
    <div className={css({ display: 'grid', gap: '4', maxWidth: 'measure' })}>
      <p>
        <TextLink href="/contact">Write to us</TextLink> which route you want instead. If there is a place on
        it we move you, and tell you what changes: a longer route may cost a higher fee, and commits you to
        raise more by {dateText(deadline)}.
      </p>
      <p>
        You can add the other ride, cancel one, or become a Challenger yourself, in{' '}
        <TextLink href="/register">your registration</TextLink>.
      </p>
    </div>
  </Part>
);

/** The routes a person rides: course, day, fee and commitment, and what else there would be. */
export const RideRoutePage = ({ own }: { own: RiddenRoutes }) => {
  const { currentEventName, fundraisingDeadline, routes } = own;
  const isRider = routes.length > 0;
  const [first] = routes;
  return (
    <PageFrame
      hero={
        <Hero
          land={first?.route.id ?? 'routes'}
          scenery={!isRider}
          kicker={currentEventName}
          title={routes.length > 1 ? 'Your routes' : 'Your route'}
          lede={
            isRider
              ? `You ride ${routes.map(({ route, rideName }) => `${route.name} in the ${rideName}`).join(', and ')}.`
              : `You’re not registered to ride in ${currentEventName}. Choose a ride, then the route whose distance and commitment suit you.`
          }
          actions={
            isRider ? undefined : (
              <LinkButton size="lg" href="/register">
                Register to ride
              </LinkButton>
            )
          }
        />
      }
    >
      {isRider ? (
        <Parts>
          {routes.map((ridden) => (
            <OwnRoute key={ridden.route.id} ridden={ridden} />
          ))}
          <HowToChange deadline={fundraisingDeadline} />
        </Parts>
      ) : null}
    </PageFrame>
  );
};
