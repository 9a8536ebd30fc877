import { noFailure } from '#machines/form/form-failure.ts';
import { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { choiceNames } from '#machines/registration/enrollment.rules.ts';
import type { Choice } from '#machines/registration/enrollment.types.ts';
import { earlyForm } from '#src/components/form/early-forms.ts';
import type { EnrollmentSnapshot } from '#src/features/registration/enrollment-dialog.tsx';

/** The page's initial state, which the server renders and the browser hydrates. */
export const blankEnrollment = (isShownEarly: boolean, choice: Choice): EnrollmentSnapshot =>
  enrollmentMachine.resolveState({
    value: { loading: isShownEarly ? 'shown' : 'hidden' },
    context: {
      choice,
      view: { myRegistration: null },
      change: null,
      made: null,
      key: null,
      ...noFailure,
      isHurried: false,
      isShownEarly,
      isConfirmedEarly: false,
    },
  });

export type ChosenEarly = { choice: Partial<Choice>; isPressed: boolean };

/** The person's choices before hydration, and whether they pressed the button. */
export const chosenEarly = (blank: Choice): ChosenEarly => {
  const form = earlyForm('enrollment');
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
  const changed = boxes.flatMap(({ value, checked }) => {
    const name = choiceNames.find((each) => each === value);
    return name !== undefined && blank[name] !== checked ? [[name, checked] as const] : [];
  });
  return { choice: Object.fromEntries(changed), isPressed: form?.dataset.pressed !== undefined };
};
