import CalendarClock from 'lucide-react/icons/calendar-clock';
import { money } from '#machines/money.ts';
import type { FormStep, RideRoute, RideType } from '#machines/registration/registration.types.ts';
import { whose } from '#machines/whose.ts';
import { ChoiceCards } from '#src/components/choice/choice-cards.tsx';
import { placesOf } from '#src/components/course/course-line.ts';
import { ElevationProfile, riseOf } from '#src/components/course/elevation-profile.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { feet, miles } from '#src/components/format/numbers.ts';
import { PlacesTag, Tag } from '#src/components/notice/tag.tsx';
import { RouteMap } from '#src/components/valley/route-map.tsx';
import { CodeField } from '#src/features/registration/code-field.tsx';
import { fieldId, type StepProps } from '#src/features/registration/registration.types.ts';

const tagOf = (route: RideRoute, isMine: boolean) => {
  if (isMine) return <Tag tone="success">Your place is held</Tag>;
  if (route.placesLeft > 0 && route.sponsorName !== null) return <Tag>{route.sponsorName} only</Tag>;
  return <PlacesTag of="route" left={route.placesLeft} />;
};

const optionOf = (route: RideRoute, mine: string | undefined, rise: number) => ({
  value: route.id,
  title: route.name,
  text: route.summary,
  fact: {
    icon: <CalendarClock aria-hidden />,
    text: `${dateText(route.day, 'brief')} · ${timeOfDay(route.startTime)} · ${route.startPlace}`,
  },
  disabled: route.placesLeft === 0 && route.id !== mine,
  tags: tagOf(route, route.id === mine),
  drawing: (
    <>
      <RouteMap isEven route={{ id: route.id, name: route.name, line: placesOf(route.line) }} />
      <ElevationProfile
        bare
        elevations={route.elevation}
        distance={route.distanceMiles}
        climb={route.climbFeet}
        rise={rise}
      />
    </>
  ),
  figures: [
    { value: miles(route.distanceMiles), name: 'distance' },
    { value: feet(route.climbFeet), name: 'climb' },
    { value: money(route.fee), name: 'fee' },
    { value: money(route.commitment), name: 'minimum to raise' },
  ],
});

const openedText = (sponsorName: string, opened: number) =>
  opened > 0 ? `${whose(sponsorName)} routes are open to you.` : `${sponsorName} has no routes on this ride.`;

/** A ride's routes as cards, and the codes that unlock more of them or add the person to a peloton. */
export const RouteStep = ({
  rideType,
  draft,
  change,
  errorOf,
  isBusy,
  context,
  offer,
  send,
}: StepProps<Extract<FormStep, `route-${RideType}`>> & { rideType: RideType }) => {
  const mine = context.registration?.routes.find((route) => route.rideType === rideType)?.routeId;
  const { group, sponsor } = context.codes;
  const opened = sponsor?.routes.filter((route) => route.rideType === rideType) ?? [];
  const shown = [...opened, ...offer.routes[rideType]];
  const rise = riseOf(shown);
  const isCodeInHand =
    Boolean(draft.groupCode || draft.sponsorCode || errorOf('groupCode') || errorOf('sponsorCode')) ||
    group !== undefined ||
    opened.length > 0;
  const code = { send, isBusy, checking: context.checking?.kind };
  return (
    <>
      <Fold title="I have a code" isNeeded={isCodeInHand}>
        <CodeField
          {...code}
          kind="group"
          label="Peloton’s group code"
          hint="You’ll join the peloton as soon as you finish registering."
          value={group?.code ?? draft.groupCode}
          error={errorOf('groupCode')}
          found={group ? `You’ll ride with ${group.pelotonName}.` : null}
          onChange={(groupCode) => change({ groupCode })}
        />
        <CodeField
          {...code}
          kind="sponsor"
          label="Sponsor code"
          hint="Opens the routes a sponsor holds for its people."
          value={sponsor?.code ?? draft.sponsorCode}
          error={errorOf('sponsorCode')}
          found={
            sponsor && (opened.length > 0 || draft.sponsorCode !== '')
              ? openedText(sponsor.sponsorName, opened.length)
              : null
          }
          onChange={(sponsorCode) => change({ sponsorCode })}
        />
      </Fold>
      <ChoiceCards
        id={fieldId('routeId')}
        label="Routes"
        hint="We’ll hold your place for 30 minutes once you continue."
        kind="radio"
        columns="upToThree"
        options={shown.map((route) => optionOf(route, mine, rise))}
        selected={[draft.routeId]}
        error={errorOf('routeId')}
        disabled={isBusy}
        onChange={([routeId]) => change({ routeId: routeId ?? '' })}
      />
    </>
  );
};
