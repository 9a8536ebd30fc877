// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodeField } from '#src/features/registration/code-field.tsx';
import { render } from '#test/support/render.tsx';

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
