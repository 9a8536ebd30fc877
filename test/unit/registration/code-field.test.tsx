// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from '#src/features/registration/code-field.tsx';
import { render } from '#test/support/render.tsx';

afterEach(cleanup);

test('a code that was found is shown as it is stored, however it was typed', () => {
  render(
    <CodeField
      kind="discount"
      label="Discount code"
      hint="Lowers the fee."
      value=" climb-27."
      error={undefined}
      found="The fee above includes it."
      checking={undefined}
      isBusy={false}
      onChange={() => undefined}
      send={() => undefined}
    />,
  );
  expect(screen.getByRole('heading').textContent).toBe('CLIMB27');
});

test.each([
  { value: 'wheelers', sent: [{ type: 'code.applied', kind: 'group' }], submits: 0 },
  { value: ' ', sent: [], submits: 1 },
])(
  'Enter checks the code $value, and submits the step where there is none',
  async ({ value, sent, submits }) => {
    const send = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <CodeField
          kind="group"
          label="Peloton code"
          hint="From your captain."
          value={value}
          error={undefined}
          found={null}
          checking={undefined}
          isBusy={false}
          onChange={() => undefined}
          send={send}
        />
        <button type="submit">Continue</button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(send.mock.calls.flat()).toEqual(sent);
    expect(submit).toHaveBeenCalledTimes(submits);
  },
);
