import { expect, test, vi } from 'vitest';
import { pageDataOfDocument } from '#src/api/page-data.ts';

const comeWith = ({ island, html }: { island: string | null; html?: string }) => {
  const elements: Record<string, object | null> = {
    'page-data': island === null ? null : { textContent: island },
    'page-html': html === undefined ? null : { innerHTML: html },
  };
  vi.stubGlobal('document', { getElementById: (id: string) => elements[id] ?? null });
  return pageDataOfDocument();
};

test('an answer embedded in the page is taken once', () => {
  const data = comeWith({ island: '{"getEvent":{"name":"The Climb"}}' });
  expect([data.take('getEvent'), data.take('getEvent')]).toEqual([{ name: 'The Climb' }, undefined]);
});

test('an embedded null is returned as an answer', () => {
  expect(comeWith({ island: '{"getContentPage":null}' }).take('getContentPage')).toBeNull();
});

test('the HTML of a content page is read from its element', () => {
  const island = '{"getContentPage":{"path":"/about","title":"About","html":""}}';
  expect(comeWith({ island, html: '<p>Hello</p>' }).take('getContentPage')).toEqual({
    path: '/about',
    title: 'About',
    html: '<p>Hello</p>',
  });
});

test.each([[null], [''], ['{"getEvent":'], ['{"getSettings":{}}']])('%j contains no event', (island) => {
  expect(comeWith({ island }).take('getEvent')).toBeUndefined();
});
