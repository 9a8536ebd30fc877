import { RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressLink, contentLink, linkedContent } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { contentEntries } from '#src/render/render.ts';
import { createIdleRouter } from '#test/support/idle-router.ts';
import { render } from '#test/support/render.tsx';

test('a link to a page that the app does not have, or with a parameter that the page does not read, does not compile', () => {
  const links = [
    // @ts-expect-error no route has this path
    <TextLink key="path" to="/profil/$id" params={{ id: 'maya' }} />,
    // @ts-expect-error the profile needs an id
    <TextLink key="id" to="/profile/$id" />,
    // @ts-expect-error the query is not read
    <TextLink key="query" to="/register" search={{ chosen: 'challenger' }} />,
    // @ts-expect-error an address that is only a text
    <TextLink key="text" href="/register" />,
    // @ts-expect-error no content page has this path
    <TextLink key="content" {...contentLink('/contacts')} />,
  ];
  expect(links).toHaveLength(5);
});

test('every content page that the app links to is written', () => {
  const written = contentEntries().map(({ path }) => path);
  expect(linkedContent.filter((path) => !written.includes(path))).toEqual([]);
});

test.each([
  '/',
  '/rides-events#the-deadline',
  '/community-hub/resources/offline-checks',
  '/faq?query=1e3&drafts=yes',
  '/search?query=a%26b+%C3%A9#top',
])('an address known as a text is linked unchanged: %s', (address) => {
  render(<TextLink {...addressLink(address)}>There</TextLink>);
  expect(screen.getByRole('link', { name: 'There' }).getAttribute('href')).toBe(address);
});

test('only a link to exactly this page is marked as the current one', () => {
  render(
    <RouterContextProvider router={createIdleRouter()}>
      <TextLink to="/">Here</TextLink>
      <TextLink to="/register">Register</TextLink>
    </RouterContextProvider>,
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Here');
});
