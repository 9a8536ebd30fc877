import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FaqSearch } from '#src/features/content/faq-search.tsx';
import { FaqList } from '#src/features/content/lists/folded-lists.tsx';
import { contentComponents } from '#src/features/content/mdx-components.tsx';
import { drawn, entry, WrittenPage } from '#test/support/content/content-fixture.tsx';
import { render } from '#test/support/render.tsx';

const { Question } = contentComponents;

const Riding = () => (
  <>
    <Question id="e-bikes" title="Are e-bikes allowed?">
      <p>Yes, up to 20 miles an hour.</p>
    </Question>
    <Question id="cafe" title="Is there a café at the start?">
      <p>Depot Coffee pours from four o’clock on.</p>
    </Question>
  </>
);

const Giving = () => (
  <Question id="receipts" title="Where’s my receipt?">
    <p>In your mail, with a PDF.</p>
  </Question>
);

const html = drawn(
  <FaqList />,
  {
    entries: [
      entry({ kind: 'faq', path: '/faq#riding', title: 'Riding' }),
      entry({ kind: 'faq', path: '/faq#giving', title: 'Giving' }),
    ],
  },
  { '/faq#riding': Riding, '/faq#giving': Giving },
);

const scrolledTo = vi.fn<(id: string) => void>();

const open = (address: string) => {
  history.replaceState({ kept: 'by the router' }, '', address);
  render(<WrittenPage html={html} part={FaqSearch} />);
};

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the questions' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

/** The visible parts: the questions by id, the sections by theirs. */
const seen = (kind: 'question' | 'section') =>
  [...document.querySelectorAll<HTMLElement>(`[data-${kind}]:not([hidden])`)].map(({ id }) => id);

/** The open parts: a section's by the section's id. */
const opened = () =>
  // The list of the page's parts is open as well.
  [...document.querySelectorAll('details[open]:not(nav > *)')].map(
    ({ id, parentElement }) => id || parentElement?.id,
  );

beforeEach(() => {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
});

test('without a query, the FAQ shows all questions and their number', () => {
  open('/faq');
  expect(seen('question')).toEqual(['e-bikes', 'cafe', 'receipts']);
  expect(screen.getByRole('status').textContent).toBe('All 3 questions');
  expect(opened()).toEqual([]);
});

test.each([
  ['bikes', ['e-bikes'], ['riding']],
  ['  YES   bikes ', ['e-bikes'], ['riding']],
  ['cafe', ['cafe'], ['riding']],
  ["where's pdf", ['receipts'], ['giving']],
  ['o’clock', ['cafe'], ['riding']],
  ['oclock', ['cafe'], ['riding']],
  ['wheres', ['receipts'], ['giving']],
  ['WHERE´S', ['receipts'], ['giving']],
  ['ebikes', ['e-bikes'], ['riding']],
  ['at', ['cafe'], ['riding']],
  ['   ', ['e-bikes', 'cafe', 'receipts'], ['riding', 'giving']],
  ['.*', [], []],
])('the query %j leaves the questions %j', (query, questions, sections) => {
  open('/faq');
  type(query);
  expect({ questions: seen('question'), sections: seen('section') }).toEqual({ questions, sections });
  expect(screen.getByRole('status').textContent).toBe(
    questions.length === 3 ? 'All 3 questions' : `${questions.length} of 3 questions`,
  );
});

test('a query without matches shows a hint, which disappears with the query', () => {
  open('/faq');
  type('unicorn');
  expect(screen.getByText(/No question has all of these words/).textContent).toBe(
    'No question has all of these words. Try fewer of them, or write to us.',
  );
  type('');
  expect(screen.queryByText(/No question has/)).toBeNull();
  expect(seen('section')).toEqual(['riding', 'giving']);
});

test('typing writes the query to the address, and keeps other parameters and the history state', () => {
  open('/faq?other=1#giving');
  type(' café & tea ');
  expect([location.pathname, location.search, location.hash]).toEqual([
    '/faq',
    '?other=1&query=caf%C3%A9+%26+tea',
    '#giving',
  ]);
  expect(history.state).toEqual({ kept: 'by the router' });
  type('');
  expect(location.search).toBe('?other=1');
});

test('the search starts with the query from the address', () => {
  open(`/faq?query=receipt`);
  expect(box().value).toBe('receipt');
  expect(seen('question')).toEqual(['receipts']);
});

test('a query of 10,000 characters is cut to 200', () => {
  open(`/faq?query=${'x'.repeat(10_000)}`);
  expect(box().value).toBe('x'.repeat(200));
  expect(screen.getByRole('status').textContent).toBe('0 of 3 questions');
});

test.each(['/faq?query=%3Cimg%20src%3Dx%3E', '/faq?query=%E0%A4%A'])('creates no HTML: %s', (address) => {
  open(address);
  expect(document.querySelector('img')).toBeNull();
});

test('a fragment opens its question and scrolls to it', () => {
  open('/faq#receipts');
  expect(opened()).toEqual(['giving', 'receipts']);
  expect(scrolledTo.mock.calls).toEqual([['receipts']]);
  // Until now the style sheet showed the answer; from here on a person may close it.
  expect(document.querySelector('[data-folds]')?.hasAttribute('data-unfolds')).toBe(true);
});

test('text that the user types before hydration stays, filters the questions, and keeps the focus', () => {
  history.replaceState(null, '', '/faq?query=receipt');
  render(<WrittenPage html={html} part={FaqSearch} isReady={false} />);
  box().focus();
  box().value = 'bikes';
  fireEvent.click(screen.getByRole('button', { name: 'Come' }));
  expect(box().value).toBe('bikes');
  expect(document.activeElement).toBe(box());
  expect(seen('question')).toEqual(['e-bikes']);
});

test('text that the user types before hydration stays, also where the address names a question', () => {
  history.replaceState(null, '', '/faq#receipts');
  render(<WrittenPage html={html} part={FaqSearch} isReady={false} />);
  box().focus();
  box().value = 'bikes ';
  fireEvent.click(screen.getByRole('button', { name: 'Come' }));
  expect(box().value).toBe('bikes ');
  expect(seen('question')).toEqual(['e-bikes']);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a question that the document has opened is not scrolled to again', () => {
  history.replaceState(null, '', '/faq#receipts');
  render(<WrittenPage html={html} part={FaqSearch} isReady={false} />);
  for (const fold of document.querySelectorAll('#receipts, #giving > details')) fold.setAttribute('open', '');
  fireEvent.click(screen.getByRole('button', { name: 'Come' }));
  expect(opened()).toEqual(['giving', 'receipts']);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a fragment opens its section, and no question in it', () => {
  open('/faq#riding');
  expect(opened()).toEqual(['riding']);
  expect(scrolledTo.mock.calls).toEqual([['riding']]);
});

test('a query opens the sections of the questions that it leaves', () => {
  open('/faq');
  type('bikes');
  expect(opened()).toEqual(['riding']);
});

test.each(['/faq#nothing', '/faq#%'])('opens nothing for %s', (address) => {
  open(address);
  expect(opened()).toEqual([]);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a link to a hidden question clears the query and opens the question', () => {
  open('/faq?query=bikes');
  expect(seen('question')).toEqual(['e-bikes']);
  act(() => {
    history.replaceState(null, '', '/faq?query=bikes#receipts');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(seen('question')).toEqual(['e-bikes', 'cafe', 'receipts']);
  expect(opened()).toEqual(['riding', 'giving', 'receipts']);
  expect([box().value, location.search]).toEqual(['', '']);
});
