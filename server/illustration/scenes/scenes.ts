import { about } from './about.ts';
import { endings } from './endings.ts';
import { guides } from './guides.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';
import type { Scene } from './scene.ts';
import { staff } from './staff.ts';
import { states } from './states.ts';
import { stories } from './stories.ts';
import { volunteering } from './volunteering.ts';

/** Every subject that has a scene of its own, by its word: the `picture` of a page, a job, a state. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...stories,
  ...guides,
  ...news,
  ...pages,
  ...about,
  ...volunteering,
  ...staff,
  ...states,
  ...endings,
};
