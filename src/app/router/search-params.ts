/*
 * What an address may say. Read in the entry chunk, before any page's own code is there, where even the small schema
 * library costs more (7 kB) than everything read here. Anybody can write these into a link: what is not understood is
 * left out rather than refused.
 */
type Reader<Value> = (given: unknown) => Value | undefined;

/** Every parameter is the text that stands in the address, also if it has figures; of one that stands there twice, the first. */
export const parseSearch = (text: string): Record<string, unknown> => {
  const given = new URLSearchParams(text);
  return Object.fromEntries([...given.keys()].map((name) => [name, given.get(name)]));
};

export const oneOf =
  <const Value extends string>(allowed: readonly Value[]): Reader<Value> =>
  (given) =>
    allowed.find((one) => one === given);

/** Which page of a list, written as `?page=2`; what the contract would refuse is left out, too. */
export const pageNumber: Reader<number> = (given) =>
  /^[1-9]\d{0,4}$|^100000$/.test(String(given)) ? Number(given) : undefined;

export const matching =
  (pattern: RegExp): Reader<string> =>
  (given) =>
    typeof given === 'string' && pattern.test(given) ? given : undefined;

type Read<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value | undefined : never;
};

/**
 * For a route's `validateSearch`. Names every parameter, also those without a value: the router lays what comes from here
 * over what the address says, and a name left out would let that through as it is.
 */
export const searchParams =
  <Readers extends Record<string, Reader<unknown>>>(readers: Readers) =>
  (given: Record<string, unknown>): Read<Readers> => {
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(given[name])] as const);
    return Object.fromEntries(read) as Read<Readers>;
  };
