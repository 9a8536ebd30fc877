import { expect, test, vi } from 'vitest';
import { takePageData } from '#src/api/page-data.ts';

const comeWith = (text: string | null) => {
  let island: { textContent: string; remove: () => void } | null = null;
  const remove = () => {
    island = null;
  };
  if (text !== null) island = { textContent: text, remove };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'page-data' ? island : null) });
};

test('an answer that came with the page is given once', () => {
  comeWith('{"getEvent":{"name":"The Climb"}}');
  expect([takePageData('getEvent'), takePageData('getEvent')]).toEqual([{ name: 'The Climb' }, null]);
});

test.each([[null], [''], ['{"getEvent":'], ['{"getSettings":{}}']])('%j holds no event', (text) => {
  comeWith(text);
  expect(takePageData('getEvent')).toBeNull();
});
