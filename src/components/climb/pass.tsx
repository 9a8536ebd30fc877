import { money } from '#machines/money.ts';
import { slots } from '#src/components/style/style.ts';
import { heightAt, type Profile } from './profile.ts';

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
export const Pass = ({ amount, share, profile, stand }: PassProps) => {
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
