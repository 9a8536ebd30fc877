import { expect, test } from 'vitest';
import { type Asked, pelotonsQuery, peopleQuery, readAsked } from '#machines/search/search-address.ts';

const nothing: Asked = { text: '', isCut: false, isForPelotons: false, page: 1 };
const maya: Asked = { ...nothing, text: 'maya' };
const pelotons: Asked = { ...nothing, isForPelotons: true };

test.each<[string, Partial<Asked>]>([
  ['', {}],
  ['?query=', {}],
  ['query=maya', { text: 'maya' }],
  ['?query=%20maya%0A', { text: 'maya' }],
  [`?query=${'a'.repeat(201)}`, { text: 'a'.repeat(200), isCut: true }],
  ['?type=Peloton', { isForPelotons: true }],
  ['?type=User', {}],
  ['?page=2', { page: 2 }],
  ['?page=99999', { page: 99_999 }],
  ['?page=100000', {}],
  ['?page=0', {}],
  ['?page=-1', {}],
  ['?page=1.5', {}],
  ['?page=x2', {}],
  ['?page=2x', {}],
  ['?page=two', {}],
])('the address %s asks for %j', (address, asked) => {
  expect(readAsked(address)).toEqual({ ...nothing, ...asked });
});

test.each([
  ['a name', maya, { query: 'maya', page: 1, limit: 12 }, { query: 'maya', limit: 4 }],
  ['the second page of a name', { ...maya, page: 2 }, { query: 'maya', page: 2, limit: 12 }, null],
  ['a name of pelotons', { ...maya, isForPelotons: true }, null, { query: 'maya', page: 1, limit: 12 }],
  ['all pelotons', pelotons, null, { page: 1, limit: 12 }],
  ['the second page of pelotons', { ...pelotons, page: 2 }, null, { page: 2, limit: 12 }],
])('a search for %s asks for people and for pelotons', (_, asked, people, found) => {
  expect(peopleQuery(asked)).toEqual(people);
  expect(pelotonsQuery(asked)).toEqual(found);
});
