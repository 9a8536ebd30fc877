/*
 * Reads an address's query. This runs in the entry chunk, before any page's code, where even the small schema library (7 kB) costs more
 * than all of it. Anybody can write a query into a link, so invalid values are left out, not refused.
 */
type Reader<Value> = (given: unknown) => Value | undefined;

/** Every parameter is a text, even if it is all digits; of a repeated one, the first counts. */
export const parseSearch = (text: string): Record<string, unknown> => {
  const given = new URLSearchParams(text);
  return Object.fromEntries([...given.keys()].map((name) => [name, given.get(name)]));
};

export const oneOf =
  <const Value extends string>(allowed: readonly Value[]): Reader<Value> =>
  (given) =>
    allowed.find((one) => one === given);

/** The page of a list, as in `?page=2`; a number that the contract would refuse is left out. */
export const pageNumber: Reader<number> = (given) =>
  /^[1-9]\d{0,4}$|^100000$/.test(String(given)) ? Number(given) : undefined;

export const matching =
  (pattern: RegExp): Reader<string> =>
  (given) =>
    typeof given === 'string' && pattern.test(given) ? given : undefined;

/** For a value that the page itself judges, so that it can say what is wrong with it. */
export const anyText: Reader<string> = (given) => (typeof given === 'string' ? given : undefined);

type Read<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value | undefined : never;
};

/**
 * For a route's `validateSearch`. Returns every parameter, also those without a value: the router merges this over the address's query, so
 * a missing one would pass unchecked.
 */
export const searchParams =
  <Readers extends Record<string, Reader<unknown>>>(readers: Readers) =>
  (given: Record<string, unknown>): Read<Readers> => {
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(given[name])] as const);
    return Object.fromEntries(read) as Read<Readers>;
  };
