import { type ReactNode, useMemo } from 'react';
import { money } from '#machines/money.ts';
import { slots } from '#src/components/style/style.ts';
import { type ClimbFigures, describeClimb, hairpins, shareOf } from './describe.ts';
import { Flag } from './flag.tsx';
import { landPath, ridgePath } from './paths.ts';
import {
  belowSummit,
  heightAt,
  ON_SUMMIT,
  type Profile,
  profileOf,
  turnOn,
  withRoad,
  withSummit,
} from './profile.ts';
import { Rider } from './rider.tsx';
import { useRide } from './use-ride.ts';

const box = { width: 1000, height: 200 };

type LandProps = {
  profile: Profile;
  /** The share of the course that is done, 0 to 1. */
  place: number;
};

/** The mountain: grey ahead of the rider, jersey color behind, the ridge above both. Stretched to its box. */
const Land = ({ profile, place }: LandProps) => {
  const at = slots('climb');
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className={at('land')}
      aria-hidden="true"
    >
      <path d={landPath(profile, box)} className={at('ahead')} />
      <path d={ridgePath(profile, box)} className={at('ridge')} />
      <g className={at('ridden')}>
        <path d={landPath(profile, box, place)} className={at('behind')} />
        <path d={ridgePath(profile, box, place)} className={at('road')} />
      </g>
    </svg>
  );
};

type PassProps = {
  /** Whole cents. */
  amount: number;
  share: number;
  profile: Profile;
  /** The rider's place, which the sign must not cover. */
  stand: number;
};

/** The share of a small drawing that the sign covers. */
const COVERED = 0.42;

/** The commitment: a line up from the ground with a sign, above the hills and the rider. */
const Pass = ({ amount, share, profile, stand }: PassProps) => {
  const at = slots('climb');
  const leftwards = share >= 0.5;
  const [from, to] = leftwards ? [share - COVERED, share] : [share, share + COVERED];
  const crest = Math.max(
    ...Array.from({ length: 12 }, (_, index) => heightAt(profile, from + ((to - from) * index) / 11)),
  );
  const overHills = `${(1 - crest) * 100}% - 1.25rem`;
  const overRider = `${(1 - heightAt(profile, stand)) * 100}% - 3rem`;
  const isRiderUnder = stand > from - 0.06 && stand < to + 0.06;
  return (
    <span
      className={at('pass')}
      style={{
        left: `${share * 100}%`,
        top: isRiderUnder ? `min(${overHills}, ${overRider})` : `calc(${overHills})`,
      }}
      data-end={leftwards || undefined}
    >
      <span className={at('sign')}>
        <b>{money(amount)}</b> commitment
      </span>
    </span>
  );
};

/** The drawn course, and the end of the rider's part as a share of it, 0 to 1. */
export type Way = { profile: Profile; end: number };

type ClimbProps = ClimbFigures & {
  /** The mountain's shape is generated from this id. */
  id: string;
  /** A real course's profile (`profileFrom(elevations)`) instead of the generated one. */
  profile?: Profile | undefined;
  size?: 'card' | 'fill' | 'hero' | undefined;
  /** The name of the summit where there is no goal. */
  goalName?: string | undefined;
  /** Further marks on the course. */
  marks?: ((way: Way) => ReactNode) | undefined;
  /** The further marks as text. */
  marksText?: string | undefined;
};

/**
 * The main drawing of the site: fundraising progress as a climb. The land fills from the left up to the rider. The goal is the summit, the
 * commitment a marked pass, and milestones are hairpins. A text describes it to screen readers. It animates once.
 */
export const Climb = ({
  id,
  profile: given,
  size = 'card',
  goalName,
  marks,
  marksText,
  ...figures
}: ClimbProps) => {
  const { raised, goal, committed } = figures;
  // At or above the goal, the rider is on the summit.
  const isThere = goal > 0 && raised >= goal;
  const place = shareOf(raised, goal);
  // The rider stays within the drawing at both ends.
  const stand = isThere ? ON_SUMMIT : Math.min(0.91, Math.max(0.06, place));
  const profile = useMemo(() => {
    const way = given ?? profileOf(id);
    return withRoad(isThere ? withSummit(way) : way, stand);
  }, [given, id, isThere, stand]);
  const shareAt = (amount: number) => (isThere ? belowSummit(shareOf(amount, goal)) : shareOf(amount, goal));
  const rider = useRide(profile, stand);
  const at = slots('climb', { size });
  const spot = (share: number) => ({
    left: `${share * 100}%`,
    top: `${(1 - heightAt(profile, share)) * 100}%`,
  });
  const pass = committed && committed < goal ? committed : null;
  return (
    <div
      role="img"
      aria-label={[describeClimb(figures), marksText].filter(Boolean).join(' ')}
      className={at('root')}
    >
      <div className={at('picture')}>
        <Land profile={profile} place={place} />
        {hairpins(figures)
          .filter((amount) => amount !== pass)
          .map((amount) => (
            <span
              key={amount}
              className={at('hairpin')}
              style={spot(shareAt(amount))}
              data-reached={raised >= amount || undefined}
            />
          ))}
        {pass === null ? null : <Pass amount={pass} share={shareAt(pass)} profile={profile} stand={stand} />}
        {marks?.({ profile, end: isThere ? belowSummit(1) : stand })}
        <span className={at('summit')} style={spot(1)} data-reached={raised >= goal || undefined}>
          <Flag />
        </span>
        <span ref={rider} className={at('rider')} style={{ ...spot(stand), rotate: turnOn(profile, stand) }}>
          {/* Only riders commit to an amount. */}
          <Rider by={committed === 0 ? 'foot' : 'bicycle'} />
        </span>
      </div>
      <div className={at('scale')}>
        <span>$0</span>
        <span>
          <b>{money(goal)}</b> {goalName ?? (committed === goal ? 'goal and commitment' : 'goal')}
        </span>
      </div>
    </div>
  );
};
