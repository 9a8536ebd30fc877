import type { components } from '#openapi/contract.gen.ts';
import type { TestApi } from '#test/support/api.ts';
import type { Person } from './people.ts';
import type { Problem } from './registration.ts';

export type Preview = components['schemas']['AccountClosingPreview'];

/** How people close their accounts over the API; everybody is called Ada. */
export const closingCalls = (api: TestApi) => ({
  preview: async (as: Person) => (await api.send<Preview>('GET', '/user/closing', { as })).body,
  close: (as: Person, { firstName = 'Ada', key }: { firstName?: string; key?: string } = {}) =>
    api.send<{ closedAt: string } & Problem>('POST', '/user/closing', {
      as,
      body: { firstName },
      ...(key !== undefined && { key }),
    }),
});
