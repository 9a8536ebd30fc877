import { expect, test } from 'vitest';
import { addressesIn, fits } from '#scripts/test/changed/addresses.ts';

/** In the texts below, what begins something put into a template. */
const open = '$' + '{';

test.each([
  ["send('GET', '/registration/jobs')", ['/registration/jobs']],
  [`send(\`/peloton/${open}id}/members?page=2\`)`, ['/peloton/*/members']],
  ["page.goto('/donate?recipientType=General#top')", ['/donate']],
  ["page.request.get('/api/search/pelotons?query=x')", ['/search/pelotons']],
  ['await expect(page).toHaveURL(/\\/registration\\?step=/)', ['/registration']],
  [`\`/user${open}query ? "?" + query : ""}\``, ['/user*']],
  [`\`${open}base}/shifts/available\``, ['/shifts/available']],
  ["'/'", ['/']],
  ["import { x } from '#test/support/api.ts'", []],
  ['const half = whole / 2;', []],
])('finds the addresses in %s', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test.each([
  ['/registration/jobs', '/registration/jobs', true],
  ['/registration/jobs', '/registration/rides', false],
  ['/user/maya-okafor', '/user/{id}', true],
  ['/user/maya-okafor/donations', '/user/{id}', false],
  ['/peloton/*/members', '/peloton/{id}/members', true],
  ['/registration/*', '/registration/{step}/codes', true],
  ['/registration*', '/registration', true],
  ['/peloton/*', '/peloton/{id}', true],
  ['/*/maya/donations', '/user/{id}/donations', true],
  ['/user', '/user/{id}', false],
  ['/fund-sharing/7', '/fund-sharing/$id', true],
  ['/*', '/user', false],
  ['/', '/', true],
])('%s fits %s: %s', (address, template, expected) => {
  expect(fits(address, template)).toBe(expected);
});
