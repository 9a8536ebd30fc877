import { createHash } from 'node:crypto';
import type { ContentPage } from '#server/site/content-heads.ts';
import type { Shown } from '#server/site/shown.ts';
import type { ClimbPicture } from './climb.picture.ts';
import { nextSummit } from './next-summit.ts';
import type { TallPicture } from './tall.picture.ts';

/** Increased when the drawing changes, so that cached old ones are not shown. */
const edition = 3;

/** A short hash of the drawing's data: the same for the same picture. */
export const versionOf = (drawn: object): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, drawn]))
    .digest('base64url')
    .slice(0, 12);

/** The data of the picture of a person's or peloton's climb. */
export const climbOf = ({ kind, id, name, eventName, raised, goal, committed }: Shown): ClimbPicture => ({
  kind,
  id,
  name,
  line: eventName ?? '',
  raised,
  goal: goal > 0 ? goal : nextSummit(raised),
  isNextSummit: goal <= 0,
  // Only riders commit to a sum.
  isOnFoot: kind === 'profile' && committed === 0,
});

/** The data of the tall picture, which also shows the page's address without `https://`. */
export const tallOf = (shown: Shown, { publicUrl }: { publicUrl: string }): TallPicture => ({
  ...climbOf(shown),
  address: `${new URL(publicUrl).host}/${shown.kind}/${shown.id}`,
});

export const pictureOf = (shown: Shown): string =>
  `/pictures/${shown.kind}/${shown.id}.png?v=${versionOf(climbOf(shown))}`;

const claim = 'Every mile up is a mile closer.';

/** The data of a page's picture; the home page has a slogan instead of a title. */
export const sceneOfPage = ({ title, picture }: ContentPage) => ({ seed: picture, title: title ?? claim });

/** The part of the address that names a page. */
export const nameOfPage = (path: string): string => (path === '/' ? 'home' : path.slice(1));

export const pictureOfPage = (page: ContentPage): string =>
  `/pictures/page/${nameOfPage(page.path)}.png?v=${versionOf(sceneOfPage(page))}`;
