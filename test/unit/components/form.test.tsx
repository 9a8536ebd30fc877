// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { DateField } from '#src/components/field/date-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { render } from '#test/support/render.tsx';

afterEach(cleanup);

type Failure = { fieldErrors: Record<string, string>; problem: { message: string } | null };

const fine: Failure = { fieldErrors: {}, problem: null };
const offline: Failure = { fieldErrors: {}, problem: { message: 'No connection.' } };

const RefusedForm = ({ failure, isBusy }: { failure: Failure; isBusy: boolean }) => {
  const refusals = useRefusals(failure, isBusy);
  return (
    <>
      <FormErrors
        fieldErrors={failure.fieldErrors}
        idOf={(path) => `field-${path}`}
        refusals={refusals.count}
        problem={failure.problem && { title: 'Not saved', text: failure.problem.message }}
      />
      <button type="button" onClick={() => refusals.ask()}>
        Save
      </button>
      <button type="button" onClick={() => refusals.ask(false)}>
        Back
      </button>
    </>
  );
};

describe('A refused form', () => {
  test('focuses the failure once it is there, and not what the person did not ask for', async () => {
    const view = render(<RefusedForm failure={fine} isBusy={false} />);
    view.rerender(<RefusedForm failure={offline} isBusy={false} />);
    expect(document.activeElement).toBe(document.body);
    view.rerender(<RefusedForm failure={fine} isBusy={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    view.rerender(<RefusedForm failure={fine} isBusy />);
    view.rerender(<RefusedForm failure={offline} isBusy={false} />);
    expect(document.activeElement?.textContent).toBe('Not savedNo connection.');
  });

  test('stays still after a press that asks for nothing', async () => {
    const view = render(<RefusedForm failure={fine} isBusy={false} />);
    const back = screen.getByRole('button', { name: 'Back' });
    await userEvent.click(back);
    view.rerender(<RefusedForm failure={offline} isBusy={false} />);
    expect(document.activeElement).toBe(back);
  });

  test('lists field errors in place of the failure, each with its control', () => {
    const fieldErrors = { name: 'Enter your name.' };
    render(<RefusedForm failure={{ ...offline, fieldErrors }} isBusy={false} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('#field-name');
    expect(screen.getAllByRole('alert').length).toBe(1);
    expect(screen.queryByText('No connection.')).toBeNull();
  });
});

const GoalForm = () => {
  const [values, setValues] = useState({ goals: [{ amount: '' }], birthDate: '', country: 'US' });
  const blur = useBlurValidation({
    values,
    prefix: 'field-',
    check: () => ({
      'goals.0.amount': `Not in ${values.country}.`,
      birthDate: 'There is no such day.',
      country: 'Choose your country.',
    }),
  });
  return (
    <form {...blur.watch}>
      <TextField
        id="field-goals-0-amount"
        label="Amount"
        value={values.goals[0]?.amount ?? ''}
        error={blur.errorOf('goals.0.amount')}
        onChange={(amount) => setValues({ ...values, goals: [{ amount }] })}
      />
      <DateField
        id="field-birthDate"
        label="Birth date"
        value={values.birthDate}
        error={blur.errorOf('birthDate')}
        onChange={(birthDate) => setValues({ ...values, birthDate })}
      />
      <button type="button" onClick={() => setValues({ ...values, country: 'CH' })}>
        Move
      </button>
    </form>
  );
};

describe('Blur validation', () => {
  test('shows the error of a left field until the person types in it again', async () => {
    render(<GoalForm />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), 'x');
    expect(screen.queryByText('Not in US.')).toBeNull();
    await userEvent.tab();
    await screen.findByText('Not in US.');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await screen.findByText('Not in CH.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), 'y');
    expect(screen.queryByText('Not in CH.')).toBeNull();
  });

  test('says nothing of an empty field', async () => {
    render(<GoalForm />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Amount' }));
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByText('Not in US.')).toBeNull();
  });

  test('waits until the person leaves the last part of a date', async () => {
    render(<GoalForm />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Month' }), '2');
    await userEvent.tab();
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '30');
    await userEvent.tab();
    expect(screen.queryByText('There is no such day.')).toBeNull();
    await userEvent.tab();
    await screen.findByText('There is no such day.');
  });
});
