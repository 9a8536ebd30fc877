import { ButtonAnchor } from '#src/components/button/link-button.tsx';
import { TextAnchor } from '#src/components/button/text-link.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { RideRoute } from '#src/features/content/rides.ts';

type RouteWaysProps = {
  route: RideRoute;
  /** The text of the button to register for the route. */
  text: string;
  tone?: 'primary' | 'plain';
  /** The link for a person who has a place already; a visitor registers. */
  wayIn?: { href: string; text: string } | undefined;
  /** The page has several routes, so the links' accessible names contain the route. */
  isOneOfMany?: boolean;
};

export const registerHref = ({ rideType, id }: Pick<RideRoute, 'rideType' | 'id'>): string =>
  `/register?choose=${rideType},${id}`;

/** The button to register for the route, or to see the others where it is full. */
const WayIn = ({ route, text, tone = 'plain', wayIn, isOneOfMany = false }: RouteWaysProps) => {
  if (route.placesLeft > 0 || wayIn !== undefined) {
    return (
      <ButtonAnchor tone={tone} href={wayIn?.href ?? registerHref(route)}>
        {wayIn?.text ?? text}
      </ButtonAnchor>
    );
  }
  return isOneOfMany ? null : (
    <ButtonAnchor tone="plain" href="/register">
      Full: see the other routes
    </ButtonAnchor>
  );
};

/** The actions for a route: register, print the cue card, download it for a device. */
export const RouteWays = (props: RouteWaysProps) => {
  const { route, isOneOfMany = false } = props;
  const of = isOneOfMany ? <VisuallyHidden> of {route.name}</VisuallyHidden> : null;
  return (
    <p className={slots('valley')('ways')}>
      <WayIn {...props} />
      <TextAnchor href={`/cue-card/${route.id}`}>Cue card{of}</TextAnchor>
      <TextAnchor href={`/api/valley/routes/${route.id}/gpx`} download>
        GPX file{of}
      </TextAnchor>
    </p>
  );
};
