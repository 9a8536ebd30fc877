import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepLetter, keptLetter } from '#src/features/member-desk/letter.storage.ts';

const letter = { owner: 'cora', pelotonId: 'p1' };
const draft = {
  isToAll: false,
  people: [{ publicId: 'mel', name: 'Mel Hart' }],
  subject: 'Sunday',
  text: 'We meet at 8.',
};

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

  test('comes back to the same person at the same peloton, and goes with its words', () => {
    keepLetter(letter, draft);
    expect(keptLetter(letter)).toEqual(draft);
    expect(keptLetter({ ...letter, owner: 'dev' })).toBeNull();
    expect(keptLetter({ ...letter, pelotonId: 'p2' })).toBeNull();
    keepLetter(letter, { ...draft, subject: '', text: '' });
    expect(keptLetter(letter)).toBeNull();
  });

  test.each([
    ['another version', { version: 0, ...letter, draft }],
    ['a field too few', { version: 1, ...letter, draft: { ...draft, text: undefined } }],
    ['people without a name', { version: 1, ...letter, draft: { ...draft, people: ['mel'] } }],
    ['no object', 'x'],
  ])('is not read in another form: %s', (_, kept) => {
    sessionStorage.setItem('letterDraft', JSON.stringify(kept));
    expect(keptLetter(letter)).toBeNull();
  });
});
