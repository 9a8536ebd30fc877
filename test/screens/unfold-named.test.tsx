import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentComponents } from '#src/features/content/mdx-components.tsx';
import { UnfoldNamed } from '#src/features/content/unfold-named.tsx';
import { drawn, WrittenPage } from '#test/support/content/content-fixture.tsx';
import { render } from '#test/support/render.tsx';

const { Folded, ShowAll, h3: H3 } = contentComponents;

const html = drawn(
  <>
    <ShowAll />
    <Folded id="who-sees-it" title="Who sees it" summary="Captains and donors.">
      <H3 id="companies">Companies</H3>
    </Folded>
    <Folded id="changes" title="Changes" summary="The date changes too.">
      <p>We write to you.</p>
    </Folded>
  </>,
);

const scrolledTo = vi.fn<(id: string) => void>();
const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

beforeEach(() => {
  scrolledTo.mockClear();
  history.replaceState(null, '', '/privacy-policy');
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
});

test.each([
  ['#changes', ['changes']],
  ['#companies', ['who-sees-it']],
  ['#nothing', []],
])('the fragment %s opens its section and scrolls there', (hash, sections) => {
  history.replaceState(null, '', `/privacy-policy${hash}`);
  render(<WrittenPage html={html} part={UnfoldNamed} />);
  expect(opened()).toEqual(sections);
  expect(scrolledTo.mock.calls).toEqual(sections.length === 0 ? [] : [[hash.slice(1)]]);
});

test('a link within the page opens the section that it leads to', () => {
  render(<WrittenPage html={html} part={UnfoldNamed} />);
  act(() => {
    history.replaceState(null, '', '/privacy-policy#companies');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(opened()).toEqual(['who-sees-it']);
});

test('“Show all sections” opens all of them and closes them again', () => {
  render(<WrittenPage html={html} part={UnfoldNamed} />);
  const all = screen.getByRole('checkbox', { name: 'Show all sections' });
  fireEvent.click(all);
  expect(opened()).toEqual(['who-sees-it', 'changes']);
  fireEvent.click(all);
  expect(opened()).toEqual([]);
});

test('“Show all sections” counts when it is checked before hydration', () => {
  render(<WrittenPage html={html} part={UnfoldNamed} isReady={false} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show all sections' }));
  expect(opened()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Come' }));
  expect(opened()).toEqual(['who-sees-it', 'changes']);
});
