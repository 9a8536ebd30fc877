// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FinderField } from '#src/components/field/finder-field.tsx';
import { isComposing } from '#src/components/keyboard/is-composing.ts';
import { render } from '#test/support/render.tsx';

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: true, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('the key %j belongs to an input method: %s', (event, belongs) => {
  expect(isComposing(event)).toBe(belongs);
});

test('the Enter that ends a composition chooses nothing, the next one does', async () => {
  const chosen = vi.fn();
  // jsdom lays nothing out.
  HTMLElement.prototype.scrollIntoView = () => {};
  const ask = async () => [{ id: 'a', name: '山田 Wheelers' }];
  render(
    <FinderField
      id="crew"
      label="Crew"
      listName="Crews"
      countText={(count) => `${count} found.`}
      value="山田"
      ask={ask}
      onType={() => {}}
      onChoose={chosen}
    />,
  );
  const field = screen.getByLabelText('Crew');
  fireEvent.change(field, { target: { value: '山田さん' } });
  await screen.findByRole('option');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: true });
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(chosen).toHaveBeenCalledTimes(1);
});
