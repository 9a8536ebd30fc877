import { type ReactNode, useEffect, useRef } from 'react';
import { goalText } from '#machines/form/activity-texts.ts';
import { money } from '#machines/money.ts';
import type { RegistrationContext } from '#machines/registration/registration.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { dateText } from '#src/components/format/date.ts';
import { counted, miles } from '#src/components/format/numbers.ts';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { type EndingNews, isHelper, newsOf } from './ending-news.ts';
import type { RegistrationOffer } from './registration.types.ts';
import { ShiftWhen } from './shift-when.tsx';

const listed = new Intl.ListFormat('en-US');

/** "166 miles to ride, $5,500 to raise by October 15, 2027."; for a volunteer, the shift. */
const ledeOf = (
  { registration, celebration }: RegistrationContext,
  event: RegistrationOffer['event'],
  { shift, others }: EndingNews,
) => {
  // Only a person who finished in this visit waits for the e-mail.
  const arrival =
    registration?.state === 'completed'
      ? 'An e-mail with everything is on its way.'
      : `You’re on the roster for ${event.name}.`;
  const {
    participations = [],
    activityGoals = [],
    committedAmount = 0,
    goal = 0,
  } = celebration?.summary ?? {};
  const distance = participations.reduce((sum, one) => sum + (one.distanceMiles ?? 0), 0);
  const toRaise = committedAmount || goal;
  const ahead = [
    distance > 0 ? `${miles(distance)} to ride` : '',
    activityGoals.length > 0 ? `${listed.format(activityGoals.map(goalText))} to do` : '',
    toRaise > 0 ? `${money(toRaise)} to raise by ${dateText(event.fundraisingDeadline)}` : '',
  ].filter(Boolean);
  if (shift === null) return `${ahead.length > 0 ? ahead.join(', ') : 'Thank you'}. ${arrival}`;
  return (
    <>
      {shift.title}: <ShiftWhen of={shift} />
      {others > 0 ? `, and ${counted(others, 'more shift')}` : ''}. {arrival}
    </>
  );
};

/** The main link of a person who only volunteers: their shifts, not their page. */
const OwnShifts = () => (
  <LinkButton to="/volunteer-edit" size="lg">
    See your shifts
  </LinkButton>
);

type CompletedHeroProps = {
  heading: string;
  context: RegistrationContext;
  event: RegistrationOffer['event'];
  /** The share button, the main action. */
  share?: ReactNode;
};

/** The person is registered, and their climb starts. */
export const CompletedHero = ({ heading, context, event, share }: CompletedHeroProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(title.current), []);
  const summary = context.celebration?.summary;
  const name = summary?.firstName ?? context.registration?.profile?.firstName;
  const { publicId, goal = 0, raised = 0, committedAmount = 0 } = summary ?? {};
  const news = newsOf(context);
  const said = news.title ?? heading;
  const own = summary !== undefined && isHelper(summary) ? <OwnShifts /> : share;
  return (
    <Hero
      land={publicId ?? event.id}
      kicker={event.name}
      title={name ? `${said}, ${name}` : said}
      titleRef={title}
      lede={ledeOf(context, event, news)}
      actions={
        <>
          {own}
          {publicId ? (
            <LinkButton
              to="/profile/$id"
              params={{ id: publicId }}
              size="lg"
              tone={own ? 'plain' : 'primary'}
            >
              See your page
            </LinkButton>
          ) : null}
          <LinkButton to="/register" size="lg" tone="plain">
            Add or change something
          </LinkButton>
        </>
      }
      drawing={
        goal > 0 ? (
          <Climb
            id={publicId ?? event.id}
            raised={raised}
            goal={goal}
            committed={committedAmount}
            size="hero"
          />
        ) : undefined
      }
    />
  );
};
