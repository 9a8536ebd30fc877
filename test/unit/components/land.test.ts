import { expect, test } from 'vitest';
import * as picture from '#server/platform/pages/land.ts';
import { nextSummit } from '#server/site/pictures/next-summit.ts';
import { nextSummit as summitOnPage } from '#src/components/climb/next-summit.ts';
import * as page from '#src/components/climb/profile.ts';

// The server draws link pictures without the app's code. A person who follows the link sees the same mountain.
test.each(['maya-okafor', '3f0c9a52-1d1e-4c57-9a53-0d7b2f6f1c11', '', 'ö'])(
  'the mountain of %j is the same on its page and in its social picture',
  (id) => {
    expect(picture.profileOf(id)).toEqual(page.profileOf(id));
    expect(picture.sceneOf(id, 2.6)).toEqual(page.sceneOf(id, 2.6));
  },
);

test('a peloton’s next summit is the same on its page and in its social picture', () => {
  for (const raised of [0, 1, 99_999, 100_000, 100_001, 249_999, 5_000_000, 123_456_789])
    expect(nextSummit(raised)).toBe(summitOnPage(raised));
});
