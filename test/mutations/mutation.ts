/** Where a mutation has to be found: a part of the gate that Vitest runs, or the compiler. */
export type MutatedPart = 'unit' | 'paths' | 'screens' | 'api' | 'api-embedded' | 'faults' | 'check';

/** One fault in the code, and the fewest test files that must fail because of it. */
export type Mutation = {
  /** What is broken. */
  name: string;
  kind: 'money' | 'access' | 'lost update' | 'machine' | 'screen' | 'check';
  file: string;
  /** The text that is replaced; it is in the file once. */
  from: string;
  to: string;
  part: MutatedPart;
  /** Empty for the compiler, which reads all files. */
  tests: readonly string[];
  /** A pattern of the titles that are enough, where the file has many tests. */
  titles?: string;
};

/** How many times a text has another one in it. */
export const timesIn = (text: string, part: string): number => text.split(part).length - 1;
