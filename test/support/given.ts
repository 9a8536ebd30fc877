import { afterAll, beforeAll } from 'vitest';

/** What `open` gives to all tests of a file: opened before the first one, closed after the last one. Call it at the top of the file. */
export const given = <Opened extends { close: () => unknown }>(open: () => Promise<Opened>): Opened => {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  return new Proxy({} as Opened, {
    get: (_, name) => {
      if (opened === undefined) throw new Error('This opens in beforeAll: use it in a hook or a test.');
      return Reflect.get(opened, name);
    },
  });
};
