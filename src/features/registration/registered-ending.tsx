import type { RegistrationSummary } from '#machines/registration/registration.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Ending } from '#src/components/ending/ending.tsx';

const rides = {
  signature: { name: 'Ride Weekend', href: '/calendar/ride-weekend.ics' },
  gravel: { name: 'Gravel Day', href: '/calendar/gravel-day.ics' },
} as const;

/** What is worth doing once, soon. */
const More = ({ summary }: { summary: RegistrationSummary }) => {
  const { participations, shifts, publicId, raised, goal } = summary;
  const ridden = participations.flatMap(({ rideType }) => (rideType === null ? [] : [rides[rideType]]));
  return (
    <>
      {ridden.map(({ name, href }) => (
        <TextLink key={href} href={href}>
          Add {name} to your calendar
        </TextLink>
      ))}
      {shifts.length > 0 ? (
        <TextLink href="/volunteer-edit">Save your shifts to your calendar</TextLink>
      ) : null}
      {goal > 0 && raised === 0 ? (
        <TextLink href={`/donate?recipient=${publicId}&recipientType=User`}>
          Make the first gift yourself
        </TextLink>
      ) : null}
    </>
  );
};

type RegisteredEndingProps = {
  summary: RegistrationSummary;
  /** Their page says already why they take part; what it lacks is readers. */
  hasStory: boolean;
};

/** The person is in: what their page is for, and what brings the first gift. */
export const RegisteredEnding = ({ summary, hasStory }: RegisteredEndingProps) => {
  const isRider = summary.participations.some(({ type }) => type === 'Rider');
  const next = hasStory
    ? {
        title: 'Next: tell people',
        text: 'Your page is live, and it says why you do this. Most people give because someone they know asked them.',
        href: '/community-hub/resources/message-templates',
        action: 'See how to ask',
      }
    : {
        title: 'Next: your story',
        text: 'Your page is live. A few sentences in your own words move people to give.',
        href: `/profile/${summary.publicId}`,
        action: isRider ? 'Write why you ride' : 'Write why you’re in',
      };
  return (
    <Ending
      id="next"
      scene="registered"
      title={next.title}
      actions={
        <>
          <LinkButton href={next.href} tone="plain">
            {next.action}
          </LinkButton>
          <More summary={summary} />
        </>
      }
    >
      {next.text}
    </Ending>
  );
};
