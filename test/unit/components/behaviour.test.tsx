// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Button } from '#src/components/button/button.tsx';
import { ChoiceCards } from '#src/components/choice/choice-cards.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { DataList } from '#src/components/data-list/data-list.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { ErrorSummary } from '#src/components/form/error-summary.tsx';
import { Bill } from '#src/components/review/review.tsx';
import { Snackbar } from '#src/components/snackbar/snackbar.tsx';
import { Stepper } from '#src/components/stepper/stepper.tsx';
import type { Step } from '#src/components/stepper/stepper.types.ts';
import { render } from '#test/support/render.tsx';

afterEach(cleanup);

// jsdom has no media queries; without motion is the calm choice.
window.matchMedia = (query) =>
  ({ ...new EventTarget(), matches: true, media: query }) as unknown as MediaQueryList;

describe('a button', () => {
  test('ignores clicks while pending, and keeps focus and name', async () => {
    const clicks: string[] = [];
    const view = render(<Button onClick={() => clicks.push('saved')}>Save and continue</Button>);
    const button = screen.getByRole('button', { name: 'Save and continue' });
    await userEvent.click(button);
    view.rerender(
      <Button pending pendingText="Saving" onClick={() => clicks.push('saved twice')}>
        Save and continue
      </Button>,
    );
    await userEvent.click(button);
    expect(clicks).toEqual(['saved']);
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('status').textContent).toBe('Saving');
  });

  test('submits no form while pending', async () => {
    const sent: string[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('form');
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" pending>
          Save
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'x{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(sent).toEqual([]);
  });
});

describe('the error summary', () => {
  const errors = [{ id: 'name', message: 'Write your name.' }];

  test('takes the focus at each new attempt, and its links focus the field', async () => {
    const both = [...errors, { id: 'town', message: 'Write your town.' }];
    const form = (attempt: number, shown = both) => (
      <>
        <ErrorSummary errors={shown} attempt={attempt} />
        <input id="name" aria-label="Name" />
        <input id="town" aria-label="Town" />
      </>
    );
    const view = render(form(0));
    expect(document.activeElement).toBe(document.body);
    view.rerender(form(1));
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Please fix 2 things' }));
    await userEvent.click(screen.getByRole('link', { name: 'Write your name.' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    expect(location.hash).toBe('');
    view.rerender(form(2));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    view.rerender(form(3, errors));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  test('takes the focus itself where its only field can’t', () => {
    render(<ErrorSummary errors={errors} attempt={1} />);
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Please fix one thing' }));
  });

  test('names the fields in the order in which they stand on the page', () => {
    const errors = ['later', 'town', 'name'].map((id) => ({ id, message: `Write your ${id}.` }));
    const form = (shown: readonly (typeof errors)[number][]) => (
      <>
        <ErrorSummary errors={shown} />
        <input id="name" aria-label="Name" />
        <input id="town" aria-label="Town" />
      </>
    );
    render(form([])).rerender(form(errors));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Write your name.',
      'Write your town.',
      'Write your later.',
    ]);
  });

  test('is not rendered without errors', () => {
    render(<ErrorSummary errors={[]} attempt={3} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const options = [
  {
    value: 'full',
    title: 'The Full Pull',
    text: 'Two days.',
    figures: [{ value: '186 miles', name: 'distance' }],
  },
  { value: 'half', title: 'The Half Moon' },
  { value: 'short', title: 'The Sprint', disabled: true },
];

const Cards = ({ kind }: { kind: 'radio' | 'checkbox' }) => {
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <>
      <ChoiceCards
        kind={kind}
        id="route"
        label="Route"
        options={options}
        selected={selected}
        onChange={setSelected}
      />
      <output>{selected.join(' ')}</output>
    </>
  );
};

describe('choices', () => {
  test('radio cards hold one selection, and ignore a disabled one', async () => {
    render(<Cards kind="radio" />);
    await userEvent.click(screen.getByRole('radio', { name: 'The Full Pull' }));
    await userEvent.click(screen.getByRole('radio', { name: 'The Half Moon' }));
    await userEvent.click(screen.getByRole('radio', { name: 'The Sprint' }));
    expect(screen.getByRole('status').textContent).toBe('half');
  });

  test('checkbox cards hold several selections', async () => {
    render(<Cards kind="checkbox" />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'The Half Moon' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'The Full Pull' }));
    expect(screen.getByRole('status').textContent).toBe('half full');
    await userEvent.click(screen.getByRole('checkbox', { name: 'The Half Moon' }));
    expect(screen.getByRole('status').textContent).toBe('full');
  });

  test('a card is named by its title and described by its text; the first has the group’s id', () => {
    render(<Cards kind="radio" />);
    const card = screen.getByRole('radio', { name: 'The Full Pull' });
    const described = card
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect([card.id, described]).toEqual(['route', ['Two days.', '186 milesdistance']]);
  });

  test('a group of options is described by its error', () => {
    render(
      <OptionGroup
        kind="radio"
        id="contact"
        label="How?"
        options={[{ value: 'a', label: 'By e-mail' }]}
        selected={[]}
        onChange={() => undefined}
        error="Choose one."
      />,
    );
    expect(screen.getByRole('group', { name: 'How?' }).getAttribute('aria-describedby')).toBe(
      'contact-error',
    );
    expect(screen.getByRole('radio', { name: 'By e-mail' }).getAttribute('aria-invalid')).toBe('true');
  });
});

test('the stepper shows the current step, and selects only reached steps', async () => {
  const picked: string[] = [];
  const steps: Step[] = [
    { id: 'a', label: 'Ways to join', state: 'done' },
    { id: 'b', label: 'About you', state: 'current' },
    { id: 'c', label: 'Route', state: 'reached' },
    { id: 'd', label: 'Waiver', state: 'ahead' },
  ];
  render(<Stepper label="Registration steps" steps={steps} onSelect={(id) => picked.push(id)} />);
  const way = within(screen.getByRole('navigation', { name: 'Registration steps' }));
  expect(way.getByText(/Step 2 of 4/).textContent).toBe('Step 2 of 4 · About you');
  expect(way.getByText('2 steps to go')).toBeTruthy();
  for (const button of way.getAllByRole('button')) await userEvent.click(button);
  expect(new Set(picked)).toEqual(new Set(['a', 'c']));
});

test('the progress chart has a text alternative', () => {
  render(<Climb id="maya" raised={100} goal={1000} committed={500} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'A climb to $10, 10% done: $1 raised, $9 to go. The commitment of $5 is $4 ahead. The next hairpin is at $2.50.',
  );
});

test('a dialog closes by its Close button and by the cancel event', async () => {
  const closed: string[] = [];
  render(
    <Dialog open onClose={() => closed.push('closed')} title="Leave the page?">
      Your changes won’t be saved.
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Leave the page?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(closed).toEqual(['closed', 'closed']);
});

test('the snackbar’s status region exists before its first message', () => {
  const view = render(<Snackbar message={null} onClose={() => undefined} />);
  const region = screen.getByRole('status');
  view.rerender(<Snackbar message="Saved." onClose={() => undefined} />);
  expect(region.textContent).toBe('Saved.');
});

test('a bill shows a discount as a negative amount, and the exact sum', () => {
  render(
    <Bill
      lines={[
        { name: 'Fee', amount: 25000 },
        { name: 'Code', amount: -5000 },
      ]}
      sumName="Charged today"
      sum={20000}
    />,
  );
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    '$250.00',
    '−$50.00',
    '$200.00',
  ]);
});

test('a data list has row headers, and an empty message', () => {
  const list = (rows: string[]) => (
    <DataList
      caption="Gifts"
      columns={[{ id: 'from', name: 'From', cell: (row: string) => row }]}
      rows={rows}
      keyOf={(row) => row}
      empty="No gifts yet."
    />
  );
  const view = render(list(['Ana']));
  expect(screen.getByRole('rowheader', { name: 'Ana' })).toBeTruthy();
  view.rerender(list([]));
  expect(screen.getByText('No gifts yet.')).toBeTruthy();
});
