import { expect, test } from 'vitest';
import { nearPlaces } from '#src/app/errors/near-places.ts';

const places = [
  ['Stories', '/community-hub/stories'],
  ['FAQ', '/faq'],
  ['Ride Weekend', '/ride-weekend'],
  ['Rides & Events', '/rides-events'],
  ['Training', '/training'],
  ['Register', '/register'],
  ['Register', '/register'],
] as const;

test.each([
  ['/stories', ['/community-hub/stories']],
  ['/comunity-hub/storeis', ['/community-hub/stories']],
  ['/Ride_Weekend/', ['/ride-weekend']],
  ['/ride-weekends', ['/ride-weekend']],
  ['/faqs', ['/faq']],
  ['/trainings/', ['/training']],
  ['/regsiter', ['/register']],
  ['/registration', []],
  ['/xyz', []],
  ['/', []],
  ['', []],
  [`/${'register'.repeat(1250)}`, []],
  ['/%F0%9F%9A%B2', []],
])('%s suggests %j', (path, hrefs) => {
  expect(nearPlaces(path, places).map(([, href]) => href)).toEqual(hrefs);
});

test('at most three suggestions are returned, the nearest first', () => {
  const many = ['/give1', '/give', '/gives', '/gave', '/five'].map((href) => [href, href] as const);
  expect(nearPlaces('/give', many).map(([, href]) => href)).toEqual(['/give', '/give1', '/gives']);
});
