/** A card network's numbers: their prefixes, lengths and groups. */
export type CardBrand = {
  name: string;
  begins: RegExp;
  lengths: readonly number[];
  groups: readonly number[];
  cvvLength: 3 | 4;
};

const fours = [4, 4, 4, 4, 3] as const;

const brands: readonly CardBrand[] = [
  { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], groups: fours, cvvLength: 3 },
  {
    name: 'Mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    cvvLength: 3,
  },
  { name: 'American Express', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvvLength: 4 },
  { name: 'Discover', begins: /^(6011|64[4-9]|65)/, lengths: [16, 19], groups: fours, cvvLength: 3 },
  { name: 'JCB', begins: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], groups: fours, cvvLength: 3 },
];

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A number's network, from its first digits; null while unknown. */
export const brandOf = (number: string): CardBrand | null =>
  brands.find((brand) => brand.begins.test(digitsOf(number))) ?? null;

/** "4111111111111111" as "4111 1111 1111 1111": in the groups printed on the card. */
export const groupedNumber = (text: string): string => {
  const digits = digitsOf(text);
  const brand = brandOf(digits);
  const kept = digits.slice(0, Math.max(...(brand?.lengths ?? [19])));
  let from = 0;
  const groups = (brand?.groups ?? fours).map((size) => {
    const group = kept.slice(from, from + size);
    from += size;
    return group;
  });
  return groups.filter(Boolean).join(' ');
};

/** The Luhn check: doubling every second digit from the right, the digits must add up to a multiple of ten. */
export const passesLuhn = (number: string): boolean => {
  const digits = digitsOf(number);
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
};
