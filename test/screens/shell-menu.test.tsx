import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noPlaces, OutsideContext } from '#src/features/shell/outside.ts';
import { TopMenu } from '#src/features/shell/top-menu.tsx';
import { render } from '#test/support/render.tsx';
import { allPlaces } from '#test/support/shell/outside-places.ts';

const groups = ['Get Involved', 'Events', 'Our Impact', 'The Community Hub'];

const show = (path = '/', outside = allPlaces) =>
  render(
    <OutsideContext value={outside}>
      <TopMenu path={path} />
    </OutsideContext>,
  );

const unfold = (group: string) => screen.getByRole('button', { name: `Pages in ${group}` });
const opened = () => groups.filter((group) => unfold(group).getAttribute('aria-expanded') === 'true');
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const panelOf = (group: string) =>
  document.getElementById(unfold(group).getAttribute('aria-controls') ?? '') as HTMLElement;

/** Reaches the menu by Tab, and waits for its keyboard handling, which is its own chunk: End goes to the last link once it is there. */
const come = async () => {
  const person = userEvent.setup();
  await person.tab();
  await waitFor(async () => {
    await person.keyboard('{End}');
    expect(focused()).toBe('REGISTER');
  });
  await person.keyboard('{Home}');
  return person;
};

test('each group has a main link, and a button that unfolds the links of its pages', () => {
  show();
  const shown = groups.map((group) => [
    [group, screen.getByRole('link', { name: group }).getAttribute('href')],
    within(panelOf(group))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ]);
  expect(shown).toEqual([
    [
      ['Get Involved', '/get-involved'],
      [
        ['Ride', '/get-involved#ride'],
        ['Volunteer', '/get-involved#volunteer'],
        ['Fundraise', '/get-involved/fundraise'],
        ['Become a Partner', '/get-involved#become-a-partner'],
        ['Give', '/get-involved/give'],
      ],
    ],
    [
      ['Events', '/rides-events'],
      [
        ['Register', '/register'],
        ['Ride Weekend', '/ride-weekend'],
        ['Gravel Day', '/gravel-day'],
        ['Opening Ceremony', '/opening-ceremony'],
        ['Impact Celebration', '/impact-celebration'],
      ],
    ],
    [
      ['Our Impact', '/our-impact'],
      [
        ['The Research', '/research'],
        ['The Institute', '/the-institute'],
      ],
    ],
    [
      ['The Community Hub', '/community-hub'],
      [
        ['Stories', '/community-hub/stories'],
        ['Resources', '/community-hub/resources'],
        ['Training', '/training'],
        ['Safety', '/safety'],
        ['Photo Gallery (opens in a new tab)', 'https://photos.example.org'],
      ],
    ],
  ]);
  expect(screen.getByRole('link', { name: 'REGISTER' }).getAttribute('href')).toBe('/register');
});

test('the Community Hub has no photo gallery that the settings do not name', () => {
  show('/', noPlaces);
  const links = within(panelOf('The Community Hub')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Stories', 'Resources', 'Training', 'Safety']);
});

test('one group is open at a time, and a second press closes its group', async () => {
  show();
  const person = userEvent.setup();
  await person.click(unfold('Events'));
  expect(opened()).toEqual(['Events']);
  await person.click(unfold('Our Impact'));
  expect(opened()).toEqual(['Our Impact']);
  await person.click(unfold('Our Impact'));
  expect(opened()).toEqual([]);
});

test('arrow keys, Home and End move along the menu bar and within an open group without wrapping', async () => {
  show();
  const person = await come();
  const after = async (keys: string) => {
    await person.keyboard(keys);
    return focused();
  };
  expect(focused()).toBe('Get Involved');
  expect(await after('{ArrowLeft}')).toBe('Get Involved');
  expect(await after('{ArrowRight}')).toBe('Pages in Get Involved');
  expect(await after('{ArrowDown}')).toBe('Events');
  expect(await after('{End}')).toBe('REGISTER');
  expect(await after('{ArrowRight}')).toBe('REGISTER');
  expect(await after('{ArrowUp}')).toBe('Pages in The Community Hub');
  expect(await after('{Home}')).toBe('Get Involved');
  expect(await after('{ArrowRight}{Enter}')).toBe('Pages in Get Involved');
  expect(await after('{ArrowDown}')).toBe('Ride');
  expect(await after('{ArrowUp}')).toBe('Ride');
  expect(await after('{ArrowDown}{ArrowRight}')).toBe('Fundraise');
  expect(await after('{ArrowLeft}')).toBe('Volunteer');
  expect(await after('{End}')).toBe('Give');
  expect(await after('{ArrowDown}')).toBe('Give');
  expect(await after('{Home}')).toBe('Ride');
  expect(opened()).toEqual(['Get Involved']);
});

test('arrow keys with a modifier do not move the focus', async () => {
  show();
  const person = await come();
  await person.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowRight}{/Meta}');
  expect(focused()).toBe('Get Involved');
});

test('Escape closes the group and returns the focus to its button', async () => {
  show();
  const person = await come();
  await person.keyboard('{Tab}{ }{ArrowDown}{ArrowDown}');
  expect([opened(), focused()]).toEqual([['Get Involved'], 'Volunteer']);
  await person.keyboard('{Escape}');
  expect([opened(), focused()]).toEqual([[], 'Pages in Get Involved']);
});

test('Escape moves no focus when it is outside the menu', async () => {
  show();
  const person = await come();
  await person.keyboard('{Tab}{Enter}');
  act(() => (document.activeElement as HTMLElement).blur());
  await person.keyboard('{Escape}');
  expect([opened(), document.activeElement]).toEqual([[], document.body]);
});

test('a group closes when the focus leaves it, and stays open while the focus moves within it', async () => {
  show();
  const person = await come();
  await person.keyboard('{Tab}{Enter}{Shift>}{Tab}{/Shift}');
  expect([opened(), focused()]).toEqual([['Get Involved'], 'Get Involved']);
  await person.keyboard('{End}');
  expect(opened()).toEqual([]);
});

test('a press outside the group, or a click on one of its links, closes it', async () => {
  show();
  const person = await come();
  await person.click(unfold('Events'));
  await person.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(opened()).toEqual([]);
  await person.click(unfold('Events'));
  const link = screen.getByRole('link', { name: 'Gravel Day' });
  link.addEventListener('click', (event) => event.preventDefault());
  await person.click(link);
  expect(opened()).toEqual([]);
});

test.each([
  ['/', [], []],
  ['/our-impact', [['Our Impact', 'page']], ['Our Impact']],
  [
    '/research/',
    [
      ['Our Impact', 'true'],
      ['The Research', 'page'],
    ],
    ['Our Impact'],
  ],
  ['/community-hub/stories/the-flat-route', [['The Community Hub', 'true']], ['The Community Hub']],
  [
    '/register',
    [
      ['Events', 'true'],
      ['Register', 'page'],
      ['REGISTER', 'page'],
    ],
    ['Events'],
  ],
  ['/registration', [], []],
  ['/research-grants', [], []],
])('at %s aria-current marks the page and its group', (path, marks, marked) => {
  show(path);
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(marks);
  expect(groups.filter((group) => screen.getByRole('link', { name: group }).ariaCurrent !== null)).toEqual(
    marked,
  );
});
