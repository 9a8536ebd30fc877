import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fullNameOf, isNoName, lastNameOf, nameInOneLine, noLastName } from '#machines/form/person-name.ts';
import { publicIdFor } from '#server/user/public-id.ts';
import { initialsOf } from '#src/components/portrait/portrait.tsx';

/** First and last name as typed, the full name, and its initials. */
const people = [
  ['Suharti', '-', 'Suharti', 'S'],
  ['Suharti', '–', 'Suharti', 'S'],
  ['Suharti', '—', 'Suharti', 'S'],
  ['Suharti', '−', 'Suharti', 'S'],
  ['Suharti', '.', 'Suharti', 'S'],
  ['Suharti', '...', 'Suharti', 'S'],
  ['Suharti', ' _ ', 'Suharti', 'S'],
  ['Suharti', '*', 'Suharti', 'S'],
  ['Suharti', '・', 'Suharti', 'S'],
  ['Suharti', 'N/A', 'Suharti', 'S'],
  ['Suharti', 'n/a', 'Suharti', 'S'],
  ['Suharti', 'n.a.', 'Suharti', 'S'],
  ['Suharti', 'None', 'Suharti', 'S'],
  ['Suharti', 'LNU', 'Suharti', 'S'],
  ['Suharti', 'FNU', 'Suharti', 'S'],
  ['Suharti', 'No last name', 'Suharti', 'S'],
  ['Suharti', 'not applicable', 'Suharti', 'S'],
  // Only the owner knows whether this is one name or two.
  ['Suharti', 'Suharti', 'Suharti Suharti', 'SS'],
  ['  Suharti ', ' - ', 'Suharti', 'S'],
  ['Sukarno', '-', 'Sukarno', 'S'],
  ['Björk', '.', 'Björk', 'B'],
  ['Padmanabhan', '–', 'Padmanabhan', 'P'],
  ['A. R.', '-', 'A. R.', 'AR'],
  ['Thant', '-', 'Thant', 'T'],
  ['Tenzin', 'LNU', 'Tenzin', 'T'],
  ['Zelalem', '-', 'Zelalem', 'Z'],
  ['Ṣalāḥ', '-', 'Ṣalāḥ', 'Ṣ'],
  ['محمد', '-', 'محمد', 'م'],
  ['王芳', '-', '王芳', '王'],
  ['さくら', '–', 'さくら', 'さ'],
  ['Ольга', '-', 'Ольга', 'О'],
  ['🚴', '-', '🚴', ''],
  ['Ji-Woo', 'Na', 'Ji-Woo Na', 'JN'],
  ['Ann', 'Null', 'Ann Null', 'AN'],
  ['Malcolm', 'X', 'Malcolm X', 'MX'],
  ['Ming', 'O', 'Ming O', 'MO'],
  ['Ng', 'Ng', 'Ng Ng', 'NN'],
  ['Nona', 'Nonesuch', 'Nona Nonesuch', 'NN'],
  ['Ali', '2', 'Ali 2', 'A2'],
  ['Ann', '🚴', 'Ann 🚴', 'A'],
  ['Maya', 'Okafor', 'Maya Okafor', 'MO'],
  ['Vincent', 'van Gogh', 'Vincent van Gogh', 'VG'],
  ['Ludwig', 'von der Leyen', 'Ludwig von der Leyen', 'LL'],
  ['Miles', "O'Brien", "Miles O'Brien", 'MO'],
  ['Anne-Marie', 'Smith-Jones', 'Anne-Marie Smith-Jones', 'AS'],
  ['Guðrún', 'Jónsdóttir', 'Guðrún Jónsdóttir', 'GJ'],
  ['Иван', 'Иванович Петров', 'Иван Иванович Петров', 'ИП'],
  ['Abū Bakr', 'ibn Yaḥyā', 'Abū Bakr ibn Yaḥyā', 'AY'],
  ['María del Carmen', 'García y López', 'María del Carmen García y López', 'ML'],
  ['花子', '佐藤', '花子 佐藤', '花佐'],
  ['Hubert Blaine', 'Wolfe'.repeat(12), `Hubert Blaine ${'Wolfe'.repeat(12)}`, 'HW'],
  ['Maya', '', 'Maya', 'M'],
  ['', '', '', ''],
] as const;

describe.each(people)('%j with the last name %j', (firstName, typed, shown, initials) => {
  test(`is shown as ${JSON.stringify(shown)}, as typed and as kept`, () => {
    const kept = { firstName: firstName.trim(), lastName: lastNameOf(typed) };
    expect([fullNameOf({ firstName, lastName: typed }), fullNameOf(kept)]).toEqual([shown, shown]);
    expect(initialsOf(fullNameOf(kept))).toBe(initials);
    expect(publicIdFor(kept)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(kept.lastName === noLastName).toBe(shown === firstName.trim());
  });
});

test.each([
  ['Suharti -', 'Suharti'],
  ['Suharti –', 'Suharti'],
  [' Suharti . ', 'Suharti'],
  ['Sr. Suharti', 'Sr. Suharti'],
  ['Martin Luther King Jr.', 'Martin Luther King Jr.'],
  ['Mary-Jo', 'Mary-Jo'],
  ['-', '-'],
])('the name %j in one line is kept as %j', (typed, kept) => {
  expect(nameInOneLine(typed)).toBe(kept);
});

test.each(['-', ' – ', '...', '?', '', 'N/A', 'FNU'])('%j is not a name', (text) => {
  expect(isNoName(text)).toBe(true);
});

/** First and last name side by side, in a template, in markup or in SQL. */
const joined = /first_?name\}?(?: |\s*\|\|\s*' '\s*\|\|\s*)\$?\{?(?:\w+\.)*last_?name/i;

test('only one function and one column join first and last names', () => {
  const byHand = ['machines', 'src', 'server'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('seed'))
      .map((path) => join(root, path))
      .filter((path) => joined.test(readFileSync(path, 'utf8'))),
  );
  expect(byHand).toEqual([]);
});
