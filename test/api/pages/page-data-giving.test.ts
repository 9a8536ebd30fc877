import { expect, test } from 'vitest';
import { pageDataOf } from '#server/pages/page-data.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';

const api = given(() => startApi({ start: '2026-11-20T15:00:00Z', hasDemo: true }));

const dataOf = (path: string) => pageDataOf(api.platform)(new URL(path, 'http://site'));
const answerTo = async (path: string) => (await api.send('GET', path)).body;

test.each(['/donate', '/donate/thanks'])(
  '%s is prepared with its recipient, equal to the API’s answer',
  async (path) => {
    const [peloton] = (await api.send<{ id: string }[]>('GET', '/search/pelotons?query=wheelers')).body;
    expect(await dataOf(`${path}?recipient=maya-okafor&recipientType=User`)).toEqual({
      getUser: await answerTo('/user/maya-okafor'),
    });
    expect(await dataOf(`${path}?recipient=${peloton?.id}&recipientType=Peloton`)).toEqual({
      getPeloton: await answerTo(`/peloton/${peloton?.id}`),
    });
    expect(await dataOf(`${path}?recipientType=General`)).toEqual({ getEvent: await answerTo('/event') });
  },
);

test('an unknown recipient is prepared as null', async () => {
  expect(await dataOf('/donate?recipient=nobody-here&recipientType=User')).toEqual({ getUser: null });
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await dataOf(`/donate?recipient=${unknown}&recipientType=Peloton`)).toEqual({ getPeloton: null });
});

test.each([
  '/donate',
  '/donate?recipient=maya-okafor',
  '/donate?recipientType=User',
  '/donate?recipient=maya-okafor&recipientType=Peloton',
  '/donate?recipient=%00&recipientType=User',
  "/donate?recipient=';--&recipientType=Peloton",
])('%s has no valid recipient and no prepared data', async (path) => {
  expect(await dataOf(path)).toEqual({});
});

test('/give is prepared with the event and six pelotons', async () => {
  expect(await dataOf('/give')).toEqual({
    getEvent: await answerTo('/event'),
    searchPelotons: await answerTo('/search/pelotons?limit=6'),
    getLeaderboards: await answerTo('/leaderboards'),
  });
});
