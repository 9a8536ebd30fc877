// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Cover, Portrait } from '#src/components/portrait/portrait.tsx';
import { render } from '#test/support/render.tsx';

afterEach(cleanup);

const picture = '/api/files/maya.webp';

/** The visible picture's address, or the drawn replacement. */
const shownIn = ({ container }: { container: HTMLElement }) =>
  container.querySelector('img')?.getAttribute('src') ?? container.querySelector('svg')?.innerHTML ?? null;
const emailsOf = (name: string) =>
  render(<Portrait id="maya" url={null} name={name} />).container.querySelector('text')?.textContent ?? null;

const drawn = (id: string) => shownIn(render(<Portrait id={id} url={null} />));

test.each([null, '', 'deleted'])('%j draws the mountain, and no cover', (url) => {
  expect(shownIn(render(<Portrait id="maya" url={url} />))).toBe(drawn('maya'));
  expect(shownIn(render(<Cover url={url} />))).toBeNull();
});

test('the drawn mountain is the same for an id, and differs for another', () => {
  expect(drawn('maya')).toBe(drawn('maya'));
  expect(drawn('maya')).not.toBe(drawn('dev'));
});

test('a picture that fails to load is replaced by the mountain', () => {
  const avatar = render(<Portrait id="maya" url={picture} />);
  const cover = render(<Cover url={picture} />);
  expect([shownIn(avatar), shownIn(cover)]).toEqual([picture, picture]);
  for (const { container } of [avatar, cover])
    for (const image of container.querySelectorAll('img')) fireEvent.error(image);
  expect([shownIn(avatar), shownIn(cover)]).toEqual([drawn('maya'), null]);
});

test('a new picture is shown after one that failed to load', () => {
  const avatar = render(<Portrait id="maya" url={picture} />);
  for (const image of avatar.container.querySelectorAll('img')) fireEvent.error(image);
  avatar.rerender(<Portrait id="maya" url="/api/files/other.webp" />);
  expect(shownIn(avatar)).toBe('/api/files/other.webp');
});

test('the hill lies under a picture, so that it shows where the picture can’t', () => {
  const { container } = render(<Portrait id="maya" url={picture} name="Maya Okafor" />);
  expect([...container.querySelectorAll('span > *')].map(({ tagName }) => tagName)).toEqual(['svg', 'IMG']);
});

test('a picture gets its ground once it is there, and none while it may still fail', () => {
  const avatar = render(<Portrait id="maya" url={picture} />);
  const cover = render(<Cover url={picture} />);
  const hasGround = () =>
    [avatar, cover].map(({ container }) => container.querySelector('img')?.hasAttribute('data-shown'));
  expect(hasGround()).toEqual([false, false]);
  for (const { container } of [avatar, cover])
    for (const image of container.querySelectorAll('img')) fireEvent.load(image);
  expect(hasGround()).toEqual([true, true]);
  avatar.rerender(<Portrait id="maya" url="/api/files/other.webp" />);
  expect(hasGround()).toEqual([false, true]);
});

test('a picture that was there before the app has its ground', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(512);
  const { container } = render(<Portrait id="maya" url={picture} />);
  expect(container.querySelector('img')?.hasAttribute('data-shown')).toBe(true);
});

test('a picture that failed before the app was there is replaced by the hill', () => {
  // The browser has finished loading it without a result.
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const avatar = render(<Portrait id="maya" url={picture} />);
  const cover = render(<Cover url={picture} />);
  expect([shownIn(avatar), shownIn(cover)]).toEqual([drawn('maya'), null]);
  complete.mockRestore();
});

test.each([
  ['Maya Okafor', 'MO'],
  ['  maya   van den  berg ', 'MB'],
  ['Élodie “Lo” Brûlé', 'ÉB'],
  ['Cher', 'C'],
  ['李 小龙', '李小'],
  ['👩‍🔬 Ada 🚴', 'A'],
  ['(Team) Ruth', 'TR'],
  ['', null],
  ['—', null],
])('the initials of %j are %j', (name, initials) => {
  expect(emailsOf(name)).toBe(initials);
});

test('without a name the hill has no initials and another shape', () => {
  const named = render(<Portrait id="maya" url={null} name="Maya Okafor" />);
  expect(shownIn(named)).not.toBe(drawn('maya'));
  expect(named.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
