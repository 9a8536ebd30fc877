import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take at least a quarter of a minute on two cores, longest first. Their size doesn't show it. */
const longest = [
  'test/screens/paths.test.ts',
  'test/api/one-database/access-matrix.test.ts',
  'test/faults/registration-kill.test.ts',
  'test/faults/sharing-kill.test.ts',
  'test/faults/giving-kill.test.ts',
  'test/screens/checkout.test.tsx',
  'test/unit/server-modes.test.ts',
  'test/unit/server-process.test.ts',
  'test/api/fraud/card-testing.test.ts',
  'test/api/platform/fuzz.test.ts',
  'test/api/registration/registration-fee.test.ts',
  'test/paths/machines.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((path) => moduleId.endsWith(path));
  return place === -1 ? longest.length : place;
};

/** Starts with the longest files: started last, they would keep the other cores waiting. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
