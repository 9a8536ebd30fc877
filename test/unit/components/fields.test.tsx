// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { AmountField } from '#src/components/field/amount-field.tsx';
import { DateField, joined, partsOf } from '#src/components/field/date-field.tsx';
import { PhoneField } from '#src/components/field/phone-field.tsx';
import { SelectField } from '#src/components/field/select-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { render } from '#test/support/render.tsx';

afterEach(cleanup);

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

const Amount = ({ start = null, log }: { start?: number | null; log: unknown[] }) => {
  const [cents, setCents] = useState(start);
  return (
    <>
      <AmountField
        id="goal"
        label="Goal"
        value={cents}
        onChange={(value, text) => {
          setCents(value);
          log.push([value, text]);
        }}
      />
      <button type="button" onClick={() => setCents(10000)}>
        $100
      </button>
    </>
  );
};

const Birth = ({ start = '', log }: { start?: string; log: string[] }) => {
  const [value, setValue] = useState(start);
  return (
    <DateField
      id="birth"
      label="Date of birth"
      autoComplete="bday"
      value={value}
      onChange={(next) => {
        setValue(next);
        log.push(next);
      }}
    />
  );
};

const Phone = ({ log }: { log: string[] }) => {
  const [value, setValue] = useState('');
  return (
    <PhoneField
      id="phone"
      country="US"
      label="Phone"
      value={value}
      onChange={(next) => {
        setValue(next);
        log.push(next);
      }}
    />
  );
};

describe('a text field', () => {
  test('is named by its label and described by its hint and its error', () => {
    render(
      <TextField
        id="name"
        label="First name"
        value=""
        onChange={() => undefined}
        hint="As on your passport."
        error="Write your name."
      />,
    );
    const field = box('First name');
    expect(field.getAttribute('aria-describedby')).toBe('name-hint name-error');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('name-error')?.textContent).toBe('Write your name.');
  });

  test('shows in its label that it is optional, without aria-required', () => {
    render(<TextField id="code" label="Group code" optional value="" onChange={() => undefined} />);
    const field = box('Group code (optional)');
    expect(field.hasAttribute('aria-required')).toBe(false);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('an amount field', () => {
  test('reports whole cents, and keeps the text as typed', async () => {
    const log: unknown[] = [];
    render(<Amount log={log} />);
    await userEvent.type(box('Goal'), '12.5');
    expect(log).toEqual([
      [100, '1'],
      [1200, '12'],
      [1200, '12.'],
      [1250, '12.5'],
    ]);
    expect(box('Goal').value).toBe('12.5');
  });

  test('formats the amount on blur', async () => {
    render(<Amount log={[]} />);
    await userEvent.type(box('Goal'), '$1,250.5');
    await userEvent.tab();
    expect(box('Goal').value).toBe('1,250.50');
  });

  test('keeps invalid text, and reports it apart from an empty field', async () => {
    const log: unknown[] = [];
    render(<Amount log={log} />);
    await userEvent.type(box('Goal'), 'x');
    await userEvent.tab();
    expect(box('Goal').value).toBe('x');
    await userEvent.clear(box('Goal'));
    expect(log).toEqual([
      [null, 'x'],
      [null, ''],
    ]);
  });

  test('shows an amount that is set by its parent', async () => {
    render(<Amount start={125050} log={[]} />);
    expect(box('Goal').value).toBe('1,250.50');
    await userEvent.click(screen.getByRole('button', { name: '$100' }));
    expect(box('Goal').value).toBe('100');
  });
});

describe('a date field', () => {
  test('reports an ISO date once month, day and year are complete', async () => {
    const log: string[] = [];
    render(<Birth log={log} />);
    await userEvent.type(box('Month'), '2');
    await userEvent.type(box('Day'), '7');
    await userEvent.type(box('Year'), '1990');
    expect(log).toEqual(['-2-', '-2-7', '1-2-7', '19-2-7', '199-2-7', '1990-02-07']);
    expect([box('Month').value, box('Day').value, box('Year').value]).toEqual(['2', '7', '1990']);
  });

  test('is a group with its label, and allows autofill', () => {
    render(<Birth log={[]} />);
    expect(screen.getByRole('group', { name: 'Date of birth' })).toBeTruthy();
    expect(box('Year').getAttribute('autocomplete')).toBe('bday-year');
    expect(box('Month').id).toBe('birth');
  });

  test('restores an incomplete date', () => {
    render(<Birth start="1990--7" log={[]} />);
    expect([box('Month').value, box('Day').value, box('Year').value]).toEqual(['', '7', '1990']);
  });

  test('accepts digits only', () => {
    const log: string[] = [];
    render(<Birth log={log} />);
    fireEvent.change(box('Day'), { target: { value: '1a' } });
    expect(log).toEqual(['--1']);
  });

  test('converts between parts and value without a loss', () => {
    expect(['', '1990-02-07', '1990--7', '-2-'].map((value) => joined(partsOf(value)))).toEqual([
      '',
      '1990-02-07',
      '1990--7',
      '-2-',
    ]);
  });
});

describe('a phone field', () => {
  test('keeps the typed text, reports E.164, and formats the national number on blur', async () => {
    const log: string[] = [];
    render(<Phone log={log} />);
    await userEvent.type(box('Phone'), '617.555.0123');
    expect([box('Phone').value, log.at(-2), log.at(-1)]).toEqual([
      '617.555.0123',
      '617.555.012',
      '+16175550123',
    ]);
    await userEvent.tab();
    expect(box('Phone').value).toBe('(617) 555-0123');
  });

  test('keeps text that is not a phone number', async () => {
    const log: string[] = [];
    render(<Phone log={log} />);
    await userEvent.type(box('Phone'), '555');
    await userEvent.tab();
    expect([box('Phone').value, log.at(-1)]).toEqual(['555', '555']);
  });
});

test('a select field reports the selected value', async () => {
  const log: string[] = [];
  render(
    <SelectField
      id="size"
      label="Jersey size"
      value=""
      onChange={(value) => log.push(value)}
      options={[{ value: 'm', label: 'Medium' }]}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jersey size' }), 'Medium');
  expect(log).toEqual(['m']);
});
