import type { components } from '#openapi/contract.gen.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part, Parts } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import { ShiftDays } from './shift-days.tsx';

export type OwnShifts = components['schemas']['OwnShifts'];

const ledeOf = ({ isVolunteer, shifts, led, currentEventName }: OwnShifts): string => {
  if (shifts.length > 0)
    return `${counted(shifts.length, 'shift')} at ${currentEventName}. Thank you: nobody gets up a hill without the people who hold the bananas.`;
  if (isVolunteer) return `You volunteer at ${currentEventName}, and have no shift yet.`;
  return led.length > 0
    ? `You lead ${counted(led.length, 'shift')} at ${currentEventName}.`
    : `You’re not registered to volunteer at ${currentEventName}. There are shifts on the course, at rest stops and at the finish, from two hours up.`;
};

const HowToChange = () => (
  <Part title="To change a shift">
    <p className={css({ maxWidth: 'measure' })}>
      <TextLink href="/contact">Write to us</TextLink> which shift you give back and when you can help
      instead; we look for a place and answer within two working days. To stop volunteering altogether, cancel
      it in <TextLink href="/register">your registration</TextLink>: your places go to others at once.
    </p>
  </Part>
);

/** A volunteer’s shifts, day by day. */
export const OwnShiftsPage = ({ own }: { own: OwnShifts }) => {
  const { isVolunteer, shifts, led, currentEventName } = own;
  const helpOnly = led.filter(({ id }) => shifts.every((shift) => shift.id !== id));
  return (
    <PageFrame
      hero={
        <Hero
          land="shifts"
          scenery={!isVolunteer && led.length === 0}
          kicker={currentEventName}
          title="Your shifts"
          lede={ledeOf(own)}
          actions={
            isVolunteer ? undefined : (
              <LinkButton size="lg" href="/register?choose=volunteer">
                Register to volunteer
              </LinkButton>
            )
          }
        />
      }
    >
      {isVolunteer || led.length > 0 ? (
        <Parts>
          {shifts.length > 0 ? (
            <ShiftDays title="Where you help" shifts={shifts} ledIds={led.map(({ id }) => id)} />
          ) : null}
          {helpOnly.length > 0 ? <ShiftDays title="What you lead" shifts={helpOnly} ledIds={[]} /> : null}
          {isVolunteer ? <HowToChange /> : null}
        </Parts>
      ) : null}
    </PageFrame>
  );
};
