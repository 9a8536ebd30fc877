import { expect, test, vi } from 'vitest';
import { pageDataOfDocument } from '#src/api/page-data.ts';

type Written = { island: string | null; html?: string };

const comeWith = ({ island, html }: Written) => {
  const elements: Record<string, object | null> = {
    'page-data': island === null ? null : { textContent: island },
    'page-html': html === undefined ? null : { innerHTML: html },
  };
  vi.stubGlobal('document', { getElementById: (id: string) => elements[id] ?? null });
  return pageDataOfDocument();
};

test('an answer that came with the page is given once', () => {
  const data = comeWith({ island: '{"getEvent":{"name":"The Climb"}}' });
  expect([data.take('getEvent'), data.take('getEvent')]).toEqual([{ name: 'The Climb' }, undefined]);
});

test('that there is no such thing is an answer too', () => {
  expect(comeWith({ island: '{"getContentPage":null}' }).take('getContentPage')).toBeNull();
});

test('the words of a page are read where they stand', () => {
  const island = '{"getContentPage":{"path":"/about","title":"About","html":""}}';
  expect(comeWith({ island, html: '<p>Hello</p>' }).take('getContentPage')).toEqual({
    path: '/about',
    title: 'About',
    html: '<p>Hello</p>',
  });
});

test.each([[null], [''], ['{"getEvent":'], ['{"getSettings":{}}']])('%j holds no event', (island) => {
  expect(comeWith({ island }).take('getEvent')).toBeUndefined();
});
