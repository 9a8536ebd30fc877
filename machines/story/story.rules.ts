import { normalStory, type Story } from './story.ts';

/** The longest story, in characters of all its text. */
export const longestStory = 5_000;

/** The length of a stored story; an emoji counts once. */
export const storyLength = (story: Story | null): number =>
  (normalStory(story) ?? []).reduce(
    (sum, { spans }) => spans.reduce((inner, { text }) => inner + [...text].length, sum),
    0,
  );

/** The problem of a story that has the contract's shape, for its writer; null when it can be stored. */
export const storyProblem = (story: Story | null): string | null => {
  const over = storyLength(story) - longestStory;
  return over <= 0
    ? null
    : `Use at most 5,000 characters. Shorten your story by ${over.toLocaleString('en-US')} and save again.`;
};

/**
 * The https address that a person means, in the contract's form, or null if it can't be one.
 * @param typed with or without `https://` before it
 */
export const linkOf = (typed: string): string | null => {
  const trimmed = typed.trim();
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, username, password, hostname, href } = new URL(whole);
  const isHost = /^[a-z\d-]+(\.[a-z\d-]+)+\.?$/.test(hostname);
  const isPlain = protocol === 'https:' && username === '' && password === '' && isHost;
  const safe = href.replace(/["'<>\\^`{|}]/g, encodeURIComponent).replaceAll("'", '%27');
  return isPlain && safe.length <= 2000 ? safe : null;
};
