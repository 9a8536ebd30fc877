import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepLetter, keptLetter } from '#src/features/member-desk/letter.storage.ts';

const letter = { owner: 'cora', pelotonId: 'p1' };
const draft = {
  isToAll: false,
  people: [{ publicId: 'mel', name: 'Mel Hart' }],
  subject: 'Sunday',
  text: 'We meet at 8.',
};
const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d11';

describe('A letter that a tab keeps', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  test('comes back with its key to the same person at the same peloton, and goes with its words', () => {
    keepLetter(letter, { draft, key });
    expect(keptLetter(letter)).toEqual({ draft, key });
    expect(keptLetter({ ...letter, owner: 'dev' })).toBeNull();
    expect(keptLetter({ ...letter, pelotonId: 'p2' })).toBeNull();
    keepLetter(letter, { draft: { ...draft, subject: '', text: '' }, key });
    expect(keptLetter(letter)).toBeNull();
  });

  test.each([
    ['another version', { version: 1, ...letter, draft, key }],
    ['a field too few', { version: 2, ...letter, draft: { ...draft, text: undefined }, key }],
    ['people without a name', { version: 2, ...letter, draft: { ...draft, people: ['mel'] }, key }],
    ['no key', { version: 2, ...letter, draft }],
    ['no object', 'x'],
  ])('is not read in another form: %s', (_, kept) => {
    sessionStorage.setItem('letterDraft', JSON.stringify(kept));
    expect(keptLetter(letter)).toBeNull();
  });
});
