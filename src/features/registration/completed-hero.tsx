import { useEffect, useRef } from 'react';
import type { RegistrationContext } from '#machines/registration/registration.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { dateText } from '#src/components/format/date.ts';
import { money } from '#src/components/format/money.ts';
import { miles } from '#src/components/format/numbers.ts';
import { Hero } from '#src/components/page-frame/hero.tsx';
import type { RegistrationOffer } from './registration.types.ts';

const mail = 'A mail with everything is on its way.';

const ledeOf = ({ registration, celebration }: RegistrationContext, event: RegistrationOffer['event']) => {
  const distance = registration?.routes.reduce((sum, route) => sum + route.distanceMiles, 0) ?? 0;
  const commitment = celebration?.summary.committedAmount ?? 0;
  if (distance === 0) return `Thank you. ${mail}`;
  const ride = `${miles(distance)} and ${money(commitment)} for cancer research, by ${dateText(event.fundraisingDeadline)}.`;
  return `${ride} ${mail}`;
};

type CompletedHeroProps = {
  heading: string;
  context: RegistrationContext;
  event: RegistrationOffer['event'];
};

/** The person is on the roster, and their climb begins. */
export const CompletedHero = ({ heading, context, event }: CompletedHeroProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { registration, celebration } = context;
  const name = registration?.profile?.firstName;
  const goal = registration?.fundraising.goal ?? 0;
  const commitment = registration?.fundraising.commitment ?? 0;
  const publicId = celebration?.summary.publicId;
  return (
    <Hero
      land={publicId ?? event.id}
      kicker={event.name}
      title={name ? `${heading}, ${name}` : heading}
      titleRef={title}
      lede={ledeOf(context, event)}
      actions={
        <>
          {publicId ? (
            <LinkButton href={`/profile/${publicId}`} size="lg">
              See my page
            </LinkButton>
          ) : null}
          <LinkButton href="/register" size="lg" tone="plain">
            Add or change something
          </LinkButton>
        </>
      }
      drawing={
        goal > 0 ? (
          <Climb
            id={publicId ?? event.id}
            raised={0}
            goal={goal}
            {...(commitment > 0 ? { committed: commitment } : {})}
            size="hero"
          />
        ) : undefined
      }
    />
  );
};
