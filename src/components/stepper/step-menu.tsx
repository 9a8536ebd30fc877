import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleDot from 'lucide-react/icons/circle-dot';
import { slots } from '#src/components/style/style.ts';
import { canPick } from './step-list.tsx';
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
export const StepMenu = ({ steps, isLocked, onSelect }: StepMenuProps) => (
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
