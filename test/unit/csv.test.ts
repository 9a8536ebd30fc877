import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { csvAmount, csvHeaders, csvOf } from '#server/platform/csv/csv.ts';

type Row = { name: string };
const columns = [{ heading: 'Name', cell: ({ name }: Row) => name }];

async function* pagesOf(...pages: Row[][]) {
  yield* pages;
}

const tableOf = async (...names: string[]) =>
  (await text(csvOf(columns, pagesOf(names.map((name) => ({ name })))))).split('\r\n');

test('a CSV begins with a byte order mark and its headings, even without rows', async () => {
  const bytes = Buffer.concat(await csvOf(columns, pagesOf()).toArray());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.subarray(3).toString()).toBe('"Name"\r\n');
});

test.each([
  ['=HYPERLINK("https://a.example";"Receipt")', `"'=HYPERLINK(""https://a.example"";""Receipt"")"`],
  ['+1+cmd|" /C calc"!A0', `"'+1+cmd|"" /C calc""!A0"`],
  ['-2+3', `"'-2+3"`],
  ['-2-3', `"'-2-3"`],
  ['+1-2', `"'+1-2"`],
  ['+1 304-555-0123', '"+1 304-555-0123"'],
  ['+44 20 7946 0958', '"+44 20 7946 0958"'],
  ['+1 +2', `"'+1 +2"`],
  ['-12.50', '"-12.50"'],
  ['@SUM(1+1)', `"'@SUM(1+1)"`],
  ['\t=1+1', `"'=1+1"`],
  ['\r=1+1', `"'=1+1"`],
  ['\u00a0 =1+1', `"'=1+1"`],
  ['\uff1d1+1', `"'\uff1d1+1"`],
  ['a;=1+1', '"a;=1+1"'],
  ['O’Brien, "Pat"', '"O’Brien, ""Pat"""'],
  ['Zoë 王 🚲', '"Zoë 王 🚲"'],
  ['two\nlines', '"two\nlines"'],
  ['', '""'],
])('%j is written as a cell that is not a formula', async (name, cell) => {
  expect(await tableOf(name)).toEqual(['"Name"', cell, '']);
});

test('pages are requested as the CSV is read, and no more after it is destroyed', async () => {
  let asked = 0;
  let isEnded = false;
  async function* endless() {
    try {
      for (;;) {
        asked += 1;
        yield Array.from({ length: 500 }, (_, index) => ({ name: `Donor ${asked}-${index}` }));
      }
    } finally {
      isEnded = true;
    }
  }
  const table = csvOf(columns, endless());
  const rows = table.iterator({ destroyOnReturn: false });
  await rows.next();
  expect(asked).toBeLessThan(10);
  let read = 0;
  for await (const chunk of rows) {
    read += String(chunk).length;
    if (read > 1_000_000) break;
  }
  // 500 rows are about 8,500 characters.
  expect(asked).toBeLessThan(140);
  table.destroy();
  await once(table, 'close');
  await expect.poll(() => isEnded).toBe(true);
});

test('a failure of a page ends the CSV with that failure', async () => {
  async function* broken() {
    yield [{ name: 'Ada' }];
    throw new Error('The database went away.');
  }
  await expect(text(csvOf(columns, broken()))).rejects.toThrow('The database went away.');
});

test('amounts are decimal numbers, and file names are ASCII', () => {
  expect([0, 5, 10_330, 1_000_000_000].map(csvAmount)).toEqual(['0.00', '0.05', '103.30', '10000000.00']);
  expect(csvHeaders('gifts to “Équipe"\r\nX: y” 2027')).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="gifts-to-equipe-x-y-2027.csv"',
    'cache-control': 'no-store',
  });
});
