import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { maya, wheelers } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { event } from '#test/support/search-fixture.ts';

const mayas = '?recipient=maya-okafor&recipientType=User';
const api = {
  'GET /api/user/maya-okafor': { status: 200, body: maya },
  [`GET /api/peloton/${wheelers.id}`]: { status: 200, body: wheelers },
  'GET /api/event': { status: 200, body: event },
};
const unknown = { type: 'about:blank', title: 'No', status: 404, code: 'person-not-found', traceId: 't1' };

const main = () => within(screen.getByRole('main'));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href');
const slip = () =>
  within(main().getByRole('region', { name: 'By check' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const mailing = 'Product, Gifts, Mill Street Depot, Mill Street, Tamarack Falls, WV 26101';

test('the donation page of a person shows story, fundraising progress and the address for checks', async () => {
  await openApp(`/donate${mayas}`, { api });
  await title('Give to Maya Okafor');
  expect(document.title).toBe('Product | Give to Maya Okafor');
  expect(main().getByText(/^\$2,459 of \$4,800 so far\./)).toBeTruthy();
  expect(
    main()
      .getByRole('img', { name: /climb to/ })
      .getAttribute('aria-label'),
  ).toContain('A climb to $4,800, 51% done');
  expect(main().getByText('I climb for my mother.')).toBeTruthy();
  expect(slip()).toEqual(['Product', 'MAYA OKAFOR, maya-okafor', mailing]);
  expect(hrefOf('See Maya’s page')).toBe('/profile/maya-okafor');
  expect(hrefOf('Checks and cash')).toBe('/community-hub/resources/offline-checks');
  expect(hrefOf('What to ask your employer')).toBe('/community-hub/resources/employer-matching');
});

test('the donation page of a peloton shows progress to the next summit', async () => {
  await openApp(`/donate?recipient=${wheelers.id}&recipientType=Peloton`, { api });
  await title('Give to Hollin Valley Wheelers');
  expect(
    main()
      .getByRole('img', { name: /climb to/ })
      .getAttribute('aria-label'),
  ).toContain('A climb to $10,000, 85% done');
  expect(slip()[1]).toBe('HOLLIN VALLEY WHEELERS, de9d5b73');
  expect(hrefOf('See Hollin Valley Wheelers’ page')).toBe(`/peloton/${wheelers.id}`);
});

test('the donation page of the general fund shows progress to the event’s goal, without a profile link', async () => {
  const { asked } = await openApp('/donate?recipientType=General', { api });
  await title('Give to the general fund');
  expect(asked).toContain('GET /api/event');
  expect(
    main()
      .getByRole('img', { name: /climb to/ })
      .getAttribute('aria-label'),
  ).toContain('A climb to $200,000, 27% done');
  expect(slip()[1]).toBe('GENERAL FUND');
  expect(main().queryByRole('link', { name: /page$/ })).toBeNull();
});

test('the general fund shows progress to the next summit when the event has no goal', async () => {
  await openApp('/donate?recipientType=General', {
    api: { 'GET /api/event': { status: 200, body: { ...event, goal: null } } },
  });
  await title('Give to the general fund');
  expect(
    main()
      .getByRole('img', { name: /climb to/ })
      .getAttribute('aria-label'),
  ).toContain('A climb to $100,000');
});

test.each([
  ['/donate', 'Who is your gift for?'],
  ['/donate?recipient=maya-okafor', 'We can’t tell who this gift is for'],
  ['/donate?recipientType=User', 'We can’t tell who this gift is for'],
  ['/donate?recipient=maya-okafor&recipientType=General', 'We can’t tell who this gift is for'],
  ['/donate?recipient=maya-okafor&recipientType=Peloton', 'We can’t tell who this gift is for'],
  ['/donate?recipient=%3Cscript%3E&recipientType=User', 'We can’t tell who this gift is for'],
  ['/donate?recipient=%00&recipientType=User', 'We can’t tell who this gift is for'],
  ['/donate?recipient=[1]&recipientType=%7B%7D', 'We can’t tell who this gift is for'],
])('%s requests nothing, and offers the general fund and a search', async (address, expected) => {
  const { asked } = await openApp(address, { api: {} });
  await title(expected);
  expect(document.title).toBe('Product | Give');
  expect(asked).toEqual([]);
  expect(hrefOf('Give to the general fund')).toBe('/donate?recipientType=General');
  expect(main().getByRole('searchbox', { name: 'Name of a person or a peloton' })).toBeTruthy();
});

test('an unknown recipient (404) shows an explanation and a search', async () => {
  await openApp(`/donate${mayas}`, { api: { 'GET /api/user/maya-okafor': { status: 404, body: unknown } } });
  await title('We don’t know who this gift is for');
  expect(main().getByRole('searchbox')).toBeTruthy();
});

test('a person without registrations takes no donations, and their peloton is offered', async () => {
  const participantTypes = { isChallenger: false, isVolunteer: false, registeredRides: [] };
  await openApp(`/donate${mayas}`, {
    api: { 'GET /api/user/maya-okafor': { status: 200, body: { ...maya, participantTypes } } },
  });
  await title('Maya Okafor isn’t taking gifts this year');
  expect(document.title).toBe('Product | Give');
  expect(hrefOf('Hollin Valley Wheelers')).toBe(`/donate?recipient=${wheelers.id}&recipientType=Peloton`);
  expect(main().queryByText('Pay to')).toBeNull();
});

test('an inactive peloton takes no donations', async () => {
  await openApp(`/donate?recipient=${wheelers.id}&recipientType=Peloton`, {
    api: { [`GET /api/peloton/${wheelers.id}`]: { status: 200, body: { ...wheelers, isActive: false } } },
  });
  await title('Hollin Valley Wheelers isn’t taking gifts this year');
});

test('searching for a name on /donate opens /give/search', async () => {
  const { router } = await openApp('/donate', { api: {} });
  await userEvent.type(main().getByRole('searchbox'), 'maya{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/give/search?query=maya'));
});

test('a recipient that fails to load (503) shows “Try again”, which loads it', async () => {
  // The error page tells the log what it shows.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isAway = true;
  await openApp(`/donate${mayas}`, {
    api: {
      'GET /api/user/maya-okafor': () =>
        isAway ? { status: 503, body: 'Out for lunch' } : { status: 200, body: maya },
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(again);
  await title('Give to Maya Okafor');
});

test('a long story is cut at a word boundary', async () => {
  const { excerptOf } = await import('#src/features/donation/recipient/recipient-view.ts');
  expect(excerptOf('One two three, four five', 16)).toBe('One two three …');
  expect(excerptOf('x'.repeat(40), 16)).toBe(`${'x'.repeat(15)} …`);
  expect(excerptOf(' Short. ', 16)).toBe('Short.');
});

test('the thanks page without a known donation thanks all donors, and shows progress and links', async () => {
  await openApp(`/donate/thanks${mayas}`, { api });
  await title('Thank you to all who give to Maya Okafor');
  expect(main().getByText(/If you have just given, your receipt comes by e-mail\.$/)).toBeTruthy();
  expect(document.title).toBe('Product | Thank you');
  expect(
    main()
      .getByRole('img', { name: /climb to/ })
      .getAttribute('aria-label'),
  ).toContain('A climb to $4,800');
  expect(hrefOf('Follow Maya’s climb')).toBe('/profile/maya-okafor');
  expect(hrefOf('Give to Maya')).toBe(`/donate${mayas}`);
  expect(hrefOf('Register yourself')).toBe('/register');
});

test('the thanks page without a recipient thanks all donors, and requests nothing from the API', async () => {
  const { asked } = await openApp('/donate/thanks', { api: {} });
  await title('Thank you to all who give');
  expect(asked).toEqual([]);
  expect(hrefOf('Find someone to back')).toBe('/give');
});
