import { afterEach, beforeEach, expect, test } from 'vitest';
import { needsOwnDocument } from '#src/app/router/own-document.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  dataset.payingPages = '/donate /registration';
});
afterEach(() => {
  delete dataset.payingPages;
});

test.each(['/donate', '/Donate', '/donate/', '/Donate/', '/DONATE//', '/registration/'])(
  '%s is a page that takes payments, so it needs a document of its own',
  (path) => {
    expect(needsOwnDocument(path)).toBe(true);
  },
);

test.each(['/', '/donate/thanks', '/donates', '/give/donate'])('%s needs no document of its own', (path) => {
  expect(needsOwnDocument(path)).toBe(false);
});

test('a document that names no such pages may show every page', () => {
  delete dataset.payingPages;
  expect(needsOwnDocument('/donate')).toBeUndefined();
});
