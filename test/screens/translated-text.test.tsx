import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { followTranslation, showOriginals } from '#src/app/translation/translated-text.ts';
import { translatePage } from '#test/support/browser/translator.ts';
import { render } from '#test/support/render.tsx';

beforeEach(followTranslation);

type Shown = { sum: string; note: string | null; isLast?: boolean };

/** Texts beside elements and beside each other: one that changes, one that comes and goes, and elements that change places. */
const Sum = ({ sum, note, isLast = false }: Shown) => (
  <p data-testid="sum">
    Give {sum}
    {isLast ? null : <b key="month">a month</b>}
    {note}
    {isLast ? <i>now</i> : null} to research
  </p>
);

let show: (shown: Shown) => void;

const Page = ({ first }: { first: Shown }) => {
  const [shown, setShown] = useState(first);
  show = (next) => act(() => setShown(next));
  return <Sum {...shown} />;
};

const read = () => screen.getByTestId('sum').textContent;

/** Translates the page's texts this many times. The observer is notified before anything else happens. */
const translate = async (times = 1) => {
  for (let time = 0; time < times; time += 1) {
    translatePage();
    await Promise.resolve();
  }
};

const steps: Shown[] = [
  { sum: '$60.00', note: ' monthly,' },
  { sum: '$90.00', note: null },
  { sum: '$93.00', note: ' once,', isLast: true },
  { sum: '$93.00', note: null, isLast: true },
  { sum: '$5.00', note: ' again,' },
];

const textOf = ({ sum, note, isLast }: Shown) =>
  `Give ${sum}${isLast ? '' : 'a month'}${note ?? ''}${isLast ? 'now' : ''} to research`;

for (const times of [1, 3])
  it(`shows what changes in a page that was translated ${times} times`, async () => {
    render(<Page first={{ sum: '$25.00', note: null }} />);
    for (const step of steps) {
      await translate(times);
      show(step);
      await Promise.resolve();
      expect(read()).toBe(textOf(step));
    }
  });

it('takes over a page that was translated before it hydrates', async () => {
  const first = { sum: '$25.00', note: ' once,' };
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page first={first} />);
  await translate(2);
  const faults: unknown[] = [];
  showOriginals();
  await act(async () => {
    hydrateRoot(root, <Page first={first} />, { onRecoverableError: (fault) => faults.push(fault) });
  });
  expect(faults).toEqual([]);
  await translate();
  show({ sum: '$60.00', note: null });
  await Promise.resolve();
  expect(read()).toBe('Give $60.00a month to research');
  root.remove();
});
