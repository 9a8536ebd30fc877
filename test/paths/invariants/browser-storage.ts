type Area = Record<string, string>;

const methods = {
  getItem(this: Area, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
  },
  setItem(this: Area, key: string, value: string): void {
    this[key] = value;
  },
  removeItem(this: Area, key: string): void {
    delete this[key];
  },
};

const names = ['sessionStorage', 'localStorage'] as const;

/** Runs code of a page with an empty storage of its own, in a process without a browser. */
export const createStorage = (): (<Result>(run: () => Result) => Result) => {
  // Its entries are its own properties: pages list them with `Object.keys`.
  const areas = names.map((name) => ({ name, value: Object.create(methods) as Storage }));
  return (run) => {
    const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
    for (const { name, value } of areas)
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    try {
      return run();
    } finally {
      names.forEach((name, at) => {
        const own = before[at];
        if (own === undefined) Reflect.deleteProperty(globalThis, name);
        else Object.defineProperty(globalThis, name, own);
      });
    }
  };
};
