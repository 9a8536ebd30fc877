import { expect, test } from 'vitest';
import { letterErrors } from '#machines/member-desk/letter.rules.ts';

const ada = { publicId: 'ada-fell-2f', name: 'Ada Fell' };

test.each([
  ['everybody', { isToAll: true, people: [] }, []],
  ['one person', { isToAll: false, people: [ada] }, []],
  ['nobody', { isToAll: false, people: [] }, ['people']],
])('a letter to %s names the missing people', (_, to, fields) => {
  expect(Object.keys(letterErrors({ ...to, subject: 'Sunday', text: 'See you there.' }))).toEqual(fields);
});
