import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { maya, mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { event } from '#test/support/search-fixture.ts';

const mayas = '?recipient=maya-okafor&recipientType=User';
const link = 'http://localhost:3000/profile/maya-okafor';
const picture = 'GET /pictures/profile/maya-okafor.png';

let api: Parameters<typeof openApp>[1]['api'];
beforeEach(() => {
  api = {
    'GET /api/user/maya-okafor': { status: 200, body: maya },
    [`GET /api/peloton/${wheelers.id}`]: { status: 200, body: wheelers },
    'GET /api/event': { status: 200, body: event },
    [picture]: { status: 200, body: 'a picture' },
  };
});

/** Gives the browser a feature for one test. */
const equip = (target: object, name: string, value: unknown) => {
  Object.defineProperty(target, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(target, name));
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const openDialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your message/ });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });

test('a visitor shares a profile with words of their own, which go into every link that takes any', async () => {
  await openApp('/profile/maya-okafor', { api });
  const dialog = await openDialog('Share');
  expect(dialog.getByRole('heading', { level: 2, name: 'Share Maya’s page' })).toBeTruthy();
  expect([field().value, field().readOnly]).toEqual([link, true]);
  expect(words().value).toMatch(/^Maya Okafor is riding in Product 2027/);

  await userEvent.clear(words());
  await userEvent.type(words(), 'Go, Maya!');
  const links = dialog.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'E-mail',
    'Text message',
    'WhatsApp (opens in a new tab)',
    'Facebook (opens in a new tab)',
    'X (opens in a new tab)',
    'Bluesky (opens in a new tab)',
    'LinkedIn (opens in a new tab)',
  ]);
  const hrefs = links.map((one) => decodeURIComponent(one.href));
  expect(hrefs.every((href) => href.includes(link))).toBe(true);
  expect(hrefs.map((href) => href.includes('Go, Maya!'))).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(links.map(({ target, rel }) => `${target} ${rel}`.trim())).toEqual([
    '',
    '',
    ...Array.from({ length: 5 }, () => '_blank noopener noreferrer'),
  ]);
});

test('the link has the host of the document’s canonical address, regardless of the host of the page', async () => {
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  canonical.href = 'https://www.ride.example.org/give?page=2';
  document.head.append(canonical);
  onTestFinished(() => canonical.remove());
  await openApp('/profile/maya-okafor', { api });
  await openDialog('Share');
  expect(field().value).toBe('https://www.ride.example.org/profile/maya-okafor');
});

test('the owner shares their page as themselves, as the main thing to do there', async () => {
  await openApp('/profile/maya-okafor', { user: mayaSignedIn, api });
  const dialog = await openDialog('Share your page');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(dialog.getByRole('heading', { level: 2, name: 'Share your page' })).toBeTruthy();
  expect(words().value).toMatch(/^I’m riding in Product 2027 for cancer research\./);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('heading', { name: 'Share your page' })).toBeNull();
});

test.each([
  ['a visitor', null, /^Hollin Valley Wheelers ride together/],
  ['a member', {}, /^I’m with Hollin Valley Wheelers/],
  ['the captain', { isCaptain: true }, /^Join us! We’re Hollin Valley Wheelers/],
] as const)('%s shares a peloton in their own voice', async (_, role, said) => {
  const peloton = {
    id: wheelers.id,
    name: wheelers.name,
    isPending: false,
    isAdmin: false,
    isCaptain: false,
    ...role,
  };
  const user = role === null ? null : { ...mayaSignedIn, peloton };
  await openApp(`/peloton/${wheelers.id}`, { user, api });
  const dialog = await openDialog('Share');
  expect(field().value).toBe(`http://localhost:3000/peloton/${wheelers.id}`);
  expect(words().value).toMatch(said);
  expect(dialog.getByRole<HTMLImageElement>('img', { name: /^A card with/ }).src).toContain(
    `/pictures/peloton/${wheelers.id}.png`,
  );
});

test('the thanks page without a donation shares the recipient, without the claim of a gift', async () => {
  await openApp(`/donate/thanks${mayas}`, { api });
  await openDialog('Share Maya’s climb');
  expect(field().value).toBe(link);
  expect(words().value).toMatch(/^Maya Okafor is riding/);
});

test('the general fund is shared by its donation page, and has no card of its own', async () => {
  await openApp('/donate/thanks?recipientType=General', { api });
  const dialog = await openDialog('Tell someone');
  expect(field().value).toBe('http://localhost:3000/donate?recipientType=General');
  expect(dialog.queryByRole('img', { name: /^A card with/ })).toBeNull();
  expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeTruthy();
});

test('the link alone and the message with the link can be copied', async () => {
  const person = userEvent.setup();
  await openApp('/profile/maya-okafor', { api });
  await person.click(await screen.findByRole('button', { name: 'Share' }));
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  await screen.findByText('Copied. Paste it wherever your people are.');
  expect(await navigator.clipboard.readText()).toBe(link);
  await person.click(screen.getByRole('button', { name: 'Copy all' }));
  await screen.findByText(/^Your message and the link are copied/);
  expect(await navigator.clipboard.readText()).toBe(`${words().value}\n\n${link}`);
  // The copied text is no longer the typed one.
  await person.type(words(), '!');
  expect(screen.queryByText(/are copied/)).toBeNull();
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ['has none', undefined],
])('where the browser %s the clipboard, the link is marked to be copied by hand', async (_, clipboard) => {
  await openApp('/profile/maya-okafor', { api });
  await openDialog('Share');
  equip(navigator, 'clipboard', clipboard);
  field().setSelectionRange(0, 0);
  await press('Copy link');
  await screen.findByText(/^Your browser wouldn’t copy it\. The link is selected/);
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, link.length]);
});

test('the device’s list of apps gets message, link and card', async () => {
  const share = vi.fn(async (_: ShareData) => undefined);
  equip(navigator, 'share', share);
  equip(navigator, 'canShare', () => true);
  const { asked } = await openApp('/profile/maya-okafor', { api });
  await openDialog('Share');
  await waitFor(() => expect(asked).toContain(picture));
  await act(async () => undefined);
  await press('Choose an app');
  const [data] = share.mock.calls[0] ?? [];
  expect({ ...data, files: data?.files?.map(({ name, type }) => `${name} ${type}`) }).toEqual({
    title: 'Maya Okafor: a climb for cancer research',
    text: words().value,
    url: link,
    files: ['maya-okafor-post.png image/png'],
  });
});

test('a device without file support or without a card still gets message and link', async () => {
  const share = vi.fn(async (_: ShareData) => undefined);
  equip(navigator, 'share', share);
  equip(navigator, 'canShare', ({ files }: ShareData) => files === undefined);
  api[picture] = null;
  const { asked } = await openApp('/profile/maya-okafor', { api });
  await openDialog('Share');
  await waitFor(() => expect(asked).toContain(picture));
  await press('Choose an app');
  expect(share.mock.calls.map(([data]) => Object.keys(data))).toEqual([['title', 'text', 'url']]);
});

test('closing the list of apps shows no message; where the list does not open, the message is copied', async () => {
  const person = userEvent.setup();
  const failure = new Error('closed');
  failure.name = 'AbortError';
  equip(navigator, 'share', () => Promise.reject(failure));
  await openApp('/profile/maya-okafor', { api });
  await openDialog('Share');
  const told = () => field().closest('div')?.parentElement?.parentElement?.textContent;
  const before = told();
  await person.click(screen.getByRole('button', { name: 'Choose an app' }));
  expect(told()).toBe(before);
  failure.name = 'NotAllowedError';
  await person.click(screen.getByRole('button', { name: 'Choose an app' }));
  await screen.findByText(/^Your message and the link are copied/);
});

test('without a connection the dialog says what still works', async () => {
  await openApp('/profile/maya-okafor', { api });
  await openDialog('Share');
  expect(screen.queryByText(/^You’re offline/)).toBeNull();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You’re offline/)).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You’re offline/)).toBeNull();
});

test('a picture that cannot be loaded says so, and is saved at the next press', async () => {
  const saved: string[] = [];
  equip(URL, 'createObjectURL', () => 'blob:picture');
  equip(URL, 'revokeObjectURL', () => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const tall = 'GET /pictures/profile/maya-okafor/tall.png';
  api[tall] = null;
  await openApp('/profile/maya-okafor', { api });
  await openDialog('Share');
  await press('Save for a story');
  await screen.findByText(/^We can’t reach the server\./);
  api[tall] = { status: 200, body: 'a picture' };
  await press('Save for a story');
  await waitFor(() => expect(saved).toEqual(['maya-okafor-story.png']));
  await press('Save for a post');
  await press('Save as SVG');
  await waitFor(() =>
    expect(saved).toEqual(['maya-okafor-story.png', 'maya-okafor-post.png', 'maya-okafor-qr-code.svg']),
  );
});

test('the tracker hears of sharing by the kind of page, never of whom', async () => {
  const person = userEvent.setup();
  const { router } = await openApp('/profile/maya-okafor', { api });
  const app = router.options.context.handle.current();
  if (app === null) throw new Error('The app is not open');
  const heard = vi.spyOn(systemActor(app, 'tracker'), 'send');
  await openDialog('Share');
  await person.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText(/^Copied/);
  expect(heard.mock.calls.map(([sent]) => sent)).toEqual(
    ['share', 'share/link-copied'].map((step) => ({
      type: 'virtualPage.viewed',
      path: `/profile/{id}/${step}`,
      title: 'Product | Share',
    })),
  );
});
