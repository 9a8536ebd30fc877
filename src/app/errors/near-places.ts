type Place = readonly [label: string, href: string];

/** No path of the site is longer, so a longer one has no near places. */
const longest = 60;

const plain = (path: string) => path.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The Levenshtein distance: how many letters to insert, delete or replace. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [index, sign] of [...other].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === sign ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

const lastPart = (path: string) => path.split('/').findLast((part) => part !== '') ?? '';

/**
 * The paths most similar to the one not found, nearest first: as a whole, or by the last part (`/stories` for `/community-hub/stories`). At
 * most three; none where nothing is near.
 */
export const nearPlaces = (path: string, places: readonly Place[]): Place[] => {
  const [whole, last] = [plain(path), plain(lastPart(path))];
  if (whole === '' || path.length > longest) return [];
  const near = new Map<string, { place: Place; far: number }>();
  for (const place of places) {
    const [, href] = place;
    const far = Math.min(distance(whole, plain(href)), distance(last, plain(lastPart(href))));
    if (far <= Math.max(1, Math.floor(plain(lastPart(href)).length / 3)) && !near.has(href))
      near.set(href, { place, far });
  }
  return [...near.values()]
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ place }) => place);
};
