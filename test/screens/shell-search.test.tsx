import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SearchBox, searchPlace } from '#src/features/shell/search-box.tsx';

const show = async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: SearchBox, notFoundComponent: SearchBox }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  // The app's own router is registered as the type of all routers; this one has other routes.
  render(<RouterProvider router={router as never} />);
  return { router, box: await screen.findByRole('searchbox', { name: 'Search people and pelotons' }) };
};

test.each([
  ['', '/give'],
  [' \t\n\u00a0\u3000', '/give'],
  ['maya', '/search?query=maya'],
  ['  gravel day ', '/search?query=gravel%20day'],
  ['a&b=c#d?e', '/search?query=a%26b%3Dc%23d%3Fe'],
  ['"><script>', '/search?query=%22%3E%3Cscript%3E'],
  ['🚴'.repeat(300), `/search?query=${'%F0%9F%9A%B4'.repeat(200)}`],
  ['x'.repeat(10_000), `/search?query=${'x'.repeat(200)}`],
  ['half a character \ud800', '/search?query=half%20a%20character%20%EF%BF%BD'],
])('a query becomes an encoded search address, cut to 200 characters (%#)', (text, place) => {
  expect(searchPlace(text)).toBe(place);
});

test('Enter or the button opens the results, and an empty query opens /give', async () => {
  const { router, box } = await show();
  await userEvent.type(box, ' hollin valley {Enter}');
  const place = () => [router.state.location.pathname, router.state.location.search];
  await waitFor(() => expect(place()).toEqual(['/search', { query: 'hollin valley' }]));
  await userEvent.clear(box);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(place()).toEqual(['/give', {}]));
});

test('the field accepts 200 characters, and its form submits to /search without scripts', async () => {
  const { box } = await show();
  await userEvent.click(box);
  await userEvent.paste('y'.repeat(300));
  expect((box as HTMLInputElement).value).toBe('y'.repeat(200));
  const form = screen.getByRole('search') as HTMLFormElement;
  expect([form.method, form.getAttribute('action'), box.getAttribute('name')]).toEqual([
    'get',
    '/search',
    'query',
  ]);
});
