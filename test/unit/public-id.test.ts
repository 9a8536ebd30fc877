import { describe, expect, test } from 'vitest';
import { slug } from '#server/platform/text/slug.ts';
import { publicIdFor } from '#server/user/public-id.ts';

describe('The address of a profile', () => {
  test.each([
    ['José', 'García', 'jose-garcia'],
    ['José'.normalize('NFD'), 'García'.normalize('NFD'), 'jose-garcia'],
    ['Łukasz', 'Żółć', 'lukasz-zolc'],
    ['Françoise', 'Lecœur', 'francoise-lecoeur'],
    ['Jürgen', 'Groß', 'jurgen-gross'],
    ['Þórdís', 'Æsudóttir', 'thordis-aesudottir'],
    ['Nguyễn', 'Đặng', 'nguyen-dang'],
    ['İbrahim', 'Yıldırım', 'ibrahim-yildirim'],
    ['Leilani', 'Kaʻiulani', 'leilani-kaiulani'],
    ['Aoife', 'O’Connor', 'aoife-o-connor'],
    ['Joseph', 'Ħamrun', 'joseph-hamrun'],
    ['Anna', 'Иванова', 'anna'],
    ['Wolfeschlegelsteinhausen', 'Bergerdorff', 'wolfeschlegelsteinhausen-berge'],
    ['太郎', '山田', 'rider'],
    ['Νίκος', 'Παπαδόπουλος', 'rider'],
    ['مُحَمَّد', 'الأحمد', 'rider'],
    ['🚴', '!', 'rider'],
  ])('has the letters of %s %s: %s', (first, last, readable) => {
    expect(publicIdFor({ firstName: first, lastName: last })).toMatch(
      new RegExp(`^${readable}-[b-df-hj-km-np-tv-xz2-9]{6}$`),
    );
    expect(publicIdFor({ firstName: first, lastName: last }).length).toBeLessThanOrEqual(40);
  });
});

test('the name of a file has single hyphens, and none at its ends', () => {
  expect(slug(' members of “Łódź – Żółwie”! 2027 ')).toBe('members-of-lodz-zolwie-2027');
});
