import type { RegistrationSummary } from '#machines/registration/registration.types.ts';
import { contentLink, donateLink, pageLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextAnchor, TextLink } from '#src/components/button/text-link.tsx';
import { Ending } from '#src/components/ending/ending.tsx';
import { jobScene } from '#src/components/illustration/job-scene.ts';
import type { EndingNews } from './ending-news.ts';
import { ShiftWhen } from './shift-when.tsx';

type Shift = RegistrationSummary['shifts'][number];

/** Further steps that are worth doing soon. */
const More = ({ summary, isShiftSaid = false }: { summary: RegistrationSummary; isShiftSaid?: boolean }) => {
  const { participations, shifts, publicId, raised, goal } = summary;
  const ridden = participations.flatMap(({ rideName, routeId }) =>
    rideName === null || routeId === null ? [] : [{ rideName, routeId }],
  );
  return (
    <>
      {ridden.map(({ rideName, routeId }) => (
        <TextAnchor key={routeId} href={`/calendar/route/${routeId}.ics`}>
          Add {rideName} to your calendar
        </TextAnchor>
      ))}
      {shifts.length > 0 && !isShiftSaid ? (
        <TextLink to="/volunteer-edit">Save your shifts to your calendar</TextLink>
      ) : null}
      {goal > 0 && raised === 0 ? (
        <TextLink {...donateLink('User', publicId)}>Make the first gift yourself</TextLink>
      ) : null}
    </>
  );
};

type RegisteredEndingProps = {
  summary: RegistrationSummary;
  news: EndingNews;
  /** Their page has a story already; it needs readers. */
  hasStory: boolean;
};

/** The volunteer's shift, with time, place and calendar. */
const HelperEnding = ({ summary, shift }: { summary: RegistrationSummary; shift: Shift }) => (
  <Ending
    id="next"
    scene={jobScene(shift.jobType) ?? 'registered'}
    title={`See you at “${shift.title}”`}
    actions={
      <>
        <LinkButton to="/volunteer-edit" tone="plain">
          Save your shifts to your calendar
        </LinkButton>
        <More summary={summary} isShiftSaid />
      </>
    }
  >
    <ShiftWhen of={shift} />. {shift.summary}
  </Ending>
);

/** The end of a registration: the person's page and how to get the first donation; for a volunteer, the shift. */
export const RegisteredEnding = ({ summary, news, hasStory }: RegisteredEndingProps) => {
  if (news.shift !== null) return <HelperEnding summary={summary} shift={news.shift} />;
  const isRider = summary.participations.some(({ type }) => type === 'Rider');
  const next = hasStory
    ? {
        title: 'Next: tell people',
        text: 'Your page is live, and it says why you do this. Most people give because someone they know asked them.',
        link: contentLink('/community-hub/resources/message-templates'),
        action: 'See how to ask',
      }
    : {
        title: 'Next: your story',
        text: 'Your page is live. A few sentences in your own words move people to give.',
        link: pageLink('User', summary.publicId),
        action: isRider ? 'Write why you ride' : 'Write why you’re in',
      };
  return (
    <Ending
      id="next"
      scene="registered"
      title={next.title}
      actions={
        <>
          <LinkButton {...next.link} tone="plain">
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
