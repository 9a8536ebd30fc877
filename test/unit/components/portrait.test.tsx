// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Cover, Portrait } from '#src/components/portrait/portrait.tsx';

afterEach(cleanup);

const picture = '/api/files/maya.webp';

/** What is shown: the address of a picture, or what is drawn instead. */
const shownIn = ({ container }: { container: HTMLElement }) =>
  container.querySelector('img')?.getAttribute('src') ?? container.querySelector('svg')?.innerHTML ?? null;

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
  const face = render(<Portrait id="maya" url={picture} />);
  const cover = render(<Cover url={picture} />);
  expect([shownIn(face), shownIn(cover)]).toEqual([picture, picture]);
  for (const { container } of [face, cover])
    for (const image of container.querySelectorAll('img')) fireEvent.error(image);
  expect([shownIn(face), shownIn(cover)]).toEqual([drawn('maya'), null]);
});

test('a new picture is shown after one that failed to load', () => {
  const face = render(<Portrait id="maya" url={picture} />);
  for (const image of face.container.querySelectorAll('img')) fireEvent.error(image);
  face.rerender(<Portrait id="maya" url="/api/files/other.webp" />);
  expect(shownIn(face)).toBe('/api/files/other.webp');
});
