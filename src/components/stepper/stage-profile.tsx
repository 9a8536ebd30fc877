import Check from 'lucide-react/icons/check';
import { landPath, ridgePath } from '#src/components/climb/paths.ts';
import { heightAt, type Profile } from '#src/components/climb/profile.ts';
import { slots } from '#src/components/style/style.ts';
import type { Step } from './stepper.types.ts';

const box = { width: 1000, height: 100 };

type StageProfileProps = {
  profile: Profile;
  steps: readonly Step[];
  /** The number of steps, including those that are not known yet. */
  count: number;
  place: number;
};

/** The drawing behind the steps. The markers are not part of the SVG, which is stretched to its box. */
export const StageProfile = ({ profile, steps, count, place }: StageProfileProps) => {
  const at = slots('stepper');
  return (
    <>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={landPath(profile, box)} fill="var(--colors-climb-ahead)" />
        <path d={landPath(profile, box, place)} fill="var(--colors-jersey)" />
        <path
          d={ridgePath(profile, box)}
          fill="none"
          stroke="var(--colors-edge)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={ridgePath(profile, box, place)}
          fill="none"
          stroke="var(--colors-ink)"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {steps.map((step, index) => {
        const along = (index + 0.5) / count;
        return (
          <span
            key={step.id}
            className={at('dot')}
            data-state={step.state === 'reached' ? 'done' : step.state}
            style={{ left: `${along * 100}%`, top: `${(1 - heightAt(profile, along)) * 100}%` }}
          >
            {step.state === 'done' ? <Check aria-hidden /> : index + 1}
          </span>
        );
      })}
    </>
  );
};
