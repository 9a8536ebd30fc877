import { rowsOf } from '#test/support/rows.ts';
import { startApi, type TestApi } from './api.ts';

/** The demo's event on a day of its season, and the id of the peloton that is led, joined and given to in it. */
export const startWithPeloton = async (): Promise<{ api: TestApi; pelotonId: string }> => {
  const api = await startApi({ start: '2026-11-20T15:00:00Z', hasDemo: true });
  const { id: pelotonId } = await rowsOf(api.platform.db, 'peloton', {
    name: 'Hollin Valley Wheelers',
  }).readOne('id');
  return { api, pelotonId };
};
