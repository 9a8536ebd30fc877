import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleDot from 'lucide-react/icons/circle-dot';
import { heightAt, profileOf, turnOn, withRoad } from '#src/components/climb/profile.ts';
import { Rider } from '#src/components/climb/rider.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { StageProfile } from './stage-profile.tsx';
import { canPick, StepList } from './step-list.tsx';
import type { Step, StepState } from './stepper.types.ts';

const icons: Record<StepState, typeof Check> = {
  done: Check,
  current: CircleDot,
  reached: Circle,
  ahead: Circle,
};

type StepMenuProps = {
  steps: readonly Step[];
  isLocked: boolean;
  onSelect: ((id: string) => void) | undefined;
};

/** All steps behind one line, on a phone. */
const StepMenu = ({ steps, isLocked, onSelect }: StepMenuProps) => (
  <details className={slots('stepper')('more')}>
    <summary>All steps</summary>
    <ol>
      {steps.map((step) => {
        const Icon = icons[step.state];
        return (
          <li key={step.id} aria-current={step.state === 'current' ? 'step' : undefined}>
            <Icon aria-label={step.state} />
            {onSelect && canPick(step) ? (
              <button type="button" disabled={isLocked} onClick={() => onSelect(step.id)}>
                {step.label}
              </button>
            ) : (
              step.label
            )}
          </li>
        );
      })}
    </ol>
  </details>
);

/** The assumed number of steps while it is unknown, so that the first step is near the start. */
const usual = 8;

type StepperProps = {
  /** The flow's name for a screen reader: "Registration steps". */
  label: string;
  steps: readonly Step[];
  /** Called for a completed or reached step; without it no step can be selected. */
  onSelect?: ((id: string) => void) | undefined;
  /** No step can be selected for now. */
  isLocked?: boolean | undefined;
  /** The person's id, from which the climb's shape is generated. */
  seed?: string | undefined;
  /** Shown instead of the number of steps left, while that depends on the current choice. */
  ahead?: string | undefined;
};

/**
 * The steps of a flow, drawn as the profile of a stage. The land behind the rider has the jersey color, the rider is at the current step,
 * and each step is a marker on the ridge. On a phone: "Step 3 of 9", the profile, and a list to unfold.
 */
export const Stepper = ({ label, steps, onSelect, isLocked = false, seed = label, ahead }: StepperProps) => {
  const at = slots('stepper');
  const current = Math.max(
    0,
    steps.findIndex((step) => step.state === 'current'),
  );
  const left = steps.length - current - 1;
  const count = ahead === undefined ? steps.length : Math.max(steps.length, usual);
  const place = (current + 0.5) / count;
  const profile = withRoad(profileOf(seed), place);
  return (
    <nav aria-label={label} className={at('root')}>
      <div className={at('summary')}>
        <p className={at('count')}>
          Step {current + 1}
          {ahead === undefined ? ` of ${steps.length}` : ''} <span>· {steps[current]?.label}</span>
        </p>
        <p className={at('left')}>
          {ahead ?? (left === 0 ? 'The last step' : `${counted(left, 'step')} to go`)}
        </p>
      </div>
      <div className={at('profile')} aria-hidden>
        <StageProfile profile={profile} steps={steps} count={count} place={place} />
        <span
          className={at('rider')}
          style={{
            left: `${place * 100}%`,
            top: `${(1 - heightAt(profile, place)) * 100}%`,
            rotate: turnOn(profile, place),
          }}
        >
          <Rider />
        </span>
      </div>
      <StepList steps={steps} count={count} isLocked={isLocked} onSelect={onSelect} />
      <StepMenu steps={steps} isLocked={isLocked} onSelect={onSelect} />
    </nav>
  );
};
