import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { Step, StepState } from './stepper.types.ts';

type StepListProps = {
  steps: readonly Step[];
  /** The number of steps, including those that are not known yet. */
  count: number;
  isLocked: boolean;
  onSelect: ((id: string) => void) | undefined;
};

const spoken: Record<StepState, string> = {
  done: ', done',
  current: '',
  reached: ', seen',
  ahead: ', ahead',
};

export const canPick = (step: Step) => step.state === 'done' || step.state === 'reached';

/** The step names under the markers, on wide screens. */
export const StepList = ({ steps, count, isLocked, onSelect }: StepListProps) => {
  const at = slots('stepper');
  return (
    <ol className={at('list')}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={at('item')}
          style={{ maxWidth: `${100 / count}%` }}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          {onSelect && canPick(step) ? (
            <button
              type="button"
              className={at('link')}
              disabled={isLocked}
              onClick={() => onSelect(step.id)}
            >
              {step.label}
              <VisuallyHidden>{spoken[step.state]}</VisuallyHidden>
            </button>
          ) : (
            <span className={at('link')}>
              {step.label}
              <VisuallyHidden>{spoken[step.state]}</VisuallyHidden>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};
