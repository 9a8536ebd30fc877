import { addressesIn, fits } from './addresses.ts';
import type { Operation } from './contract-changes.ts';
import { mounts } from './import-rules.ts';
import type { Repository } from './repository.ts';

/** A page's address as the router writes it (`/fund-sharing/$id`), and the file of its route. */
export type Page = { address: string; file: string };

/** What answers at addresses: operations of the contract and pages of the app. */
export type Site = { operations: readonly Operation[]; pages: readonly Page[] };

export const operationNode = (id: string): string => `operation ${id}`;
/** Every operation at once: what a test reaches that reads the contract itself. */
export const everyOperation = 'operations of the contract';
export const pageNode = (address: string): string => `page ${address}`;

/** Takes every address that no other page has. */
const catchAll = '/$';

const routeFile = /^src\/routes\/([^_].*)\.tsx$/;

/** `src/routes/peloton.$id.index.tsx` answers at `/peloton/$id`. */
const addressOf = (name: string): string => {
  const parts = name.split('.');
  return `/${(parts.at(-1) === 'index' ? parts.slice(0, -1) : parts).join('/')}`;
};

/** The pages of the app, from the names of the route files. */
export const pagesOf = (files: readonly string[]): Page[] =>
  files.flatMap((file) => {
    const name = routeFile.exec(file)?.[1];
    return name === undefined ? [] : [{ address: addressOf(name), file }];
  });

/** The operations whose addresses a text names. */
export const operationsNamed = ({ operations }: Site, code: string): string[] => {
  const addresses = addressesIn(code);
  return operations
    .filter(({ path }) => addresses.some((address) => fits(address, path)))
    .map(({ id }) => operationNode(id));
};

const isMounted = (address: string): boolean => mounts.some((mount) => mount.address.test(address));

/** The pages whose addresses a text names; an address of no route is a page of content. */
export const pagesNamed = ({ pages }: Site, code: string): string[] => {
  const named = addressesIn(code).filter((address) => !isMounted(address));
  const own = pages.filter(({ address }) => address !== catchAll);
  const fitting = new Set<string>();
  for (const address of named) {
    const found = own.filter((page) => fits(address, page.address));
    for (const page of found) fitting.add(pageNode(page.address));
    if (found.length === 0 && !address.includes('*')) fitting.add(pageNode(catchAll));
  }
  return [...fitting];
};

/** The files that answer at other addresses which a text names. */
export const mountedFiles = (repository: Repository, code: string): string[] => {
  const addresses = addressesIn(code);
  return mounts
    .filter((mount) => addresses.some((address) => mount.address.test(address)))
    .flatMap((mount) => repository.files.filter((file) => mount.files.test(file)));
};
