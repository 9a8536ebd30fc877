import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blankDraft, foundingErrors, isBlank, newPeloton } from '#machines/founding/founding.rules.ts';
import { pelotonNameProblem } from '#machines/founding/peloton-name.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import { eligibilityOf } from '#src/features/founding/founding.actors.ts';
import { keepFounding, keptFounding } from '#src/features/founding/founding.storage.ts';

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });
const takes = ajv.compile({ $ref: 'contract#/components/schemas/NewPeloton' });

describe('The name of a peloton', () => {
  test('is one that the contract takes, if the form takes it', () => {
    const names = fc.oneof(fc.string({ unit: 'binary', maxLength: 90 }), fc.string({ maxLength: 90 }));
    fc.assert(
      fc.property(names, (name) => {
        fc.pre(pelotonNameProblem(name) === null);
        expect(takes(newPeloton({ ...blankDraft, name })), JSON.stringify(name)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    'Hill\u200bRiders',
    'Hill \u202eregnad',
    'Hill\u200f Riders',
    'Hill\u0000Riders',
    '\u3164\u3164\u3164',
  ])('is refused where it hides something: %j', (name) => {
    expect(pelotonNameProblem(name)).not.toBeNull();
  });

  test.each([
    ...[
      'Team Ω',
      'β-Blockers',
      'ΣΦΕ Riders',
      'Москва Riders',
      'Riders Москва–Berlin',
      'Team Ա',
      'ᏣᎳᎩ Riders',
      '\u00b5 Riders',
      '\u24b6nna Riders',
      '\ufb01ne Riders',
      'Team \u2126',
    ],
    ...[
      '山の仲間たち',
      'Team山の会',
      'ライダーズABC',
      'Riders서울',
      'Tokyo東京ライダー',
      'ビールRiders',
      'Équipe d’Été',
      'Ελληνες αναβάτες',
    ],
  ])(
    'may have words in several scripts, and Latin letters in a Chinese, Japanese or Korean word: %s',
    (name) => {
      expect(pelotonNameProblem(name)).toBeNull();
    },
  );

  test.each([
    ...['Rіders Club', 'Мoscow Riders', 'Spin Dοctors', 'Gravel Cruѕhers', 'Ꭺda Riders', 'Hill Ri\ua4d3ers'],
    // Symbols that stand for letters count as those: µ is Greek in both of its forms.
    ...['\u00b5Team', '\u03bcTeam', 'Rid\u24d4r\u0455', '\u{1d40}eam\u0430', '\uff34\u0435am'],
    ...['Те\u0301am', 'Team-Ridеrs', 'O’Reіlly', 'Αθήna', 'Եrevan', 'Pay\u200dраӏ Riders'],
  ])('is refused where a word mixes scripts that look alike: %s', (name) => {
    expect(pelotonNameProblem(name)).toMatch('in each word');
  });
});

describe('The draft', () => {
  test('has a goal that is an amount, or none', () => {
    const errors = (more: object) => foundingErrors('planning', { ...blankDraft, ...more }).goal;
    expect(errors({ isGoalUnclear: true })).toBe('Enter an amount in dollars, or leave it empty.');
    expect(errors({ goal: 1_000_000_001 })).toBe('Enter at most $10,000,000.');
    expect(errors({ goal: 1_000_000_000 })).toBeUndefined();
    expect(errors({})).toBeUndefined();
    expect(newPeloton({ ...blankDraft, goal: 0 }).goal).toBeNull();
  });

  test.each([
    [{ name: ' a ' }],
    [{ story: [{ type: 'paragraph' as const, spans: [{ text: 'x' }] }] }],
    [{ goal: 1 }],
    [{ isGoalUnclear: true }],
    [{ acceptingNewMembers: false }],
    [{ level: 'super' as const }],
  ])('is not blank with %j', (more) => {
    expect(isBlank(blankDraft)).toBe(true);
    expect(isBlank({ ...blankDraft, ...more })).toBe(false);
  });
});

describe('What a tab keeps', () => {
  const draft = { ...blankDraft, name: 'Copper Hollow' };
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  test('comes back for the same person, and goes with the draft', () => {
    keepFounding('ida', { draft, step: 'planning' });
    expect(keptFounding('ida')).toEqual({ draft, step: 'planning' });
    expect(keptFounding('somebody-else')).toBeNull();
    keepFounding('ida', { draft: blankDraft, step: 'naming' });
    expect(keptFounding('ida')).toBeNull();
  });

  test.each([
    ['another version', { version: 0, owner: 'ida', draft, step: 'naming' }],
    ['another step', { version: 1, owner: 'ida', draft, step: 'founding' }],
    ['a field too few', { version: 1, owner: 'ida', draft: { name: 'x' }, step: 'naming' }],
    ['another kind of value', { version: 1, owner: 'ida', draft: { ...draft, goal: '5' }, step: 'naming' }],
    ['no object', 'x'],
  ])('is not read in another form: %s', (_, kept) => {
    sessionStorage.setItem('foundingDraft', JSON.stringify(kept));
    expect(keptFounding('ida')).toBeNull();
  });
});

describe('eligibilityOf', () => {
  const none = { isChallenger: false, isVolunteer: false, registeredRides: [] };
  const one = { id: '1', name: 'Wheelers', isPending: false, isAdmin: false, isCaptain: false };
  const peloton = { id: '1', name: 'Wheelers' };
  test.each([
    ['nothing', { peloton: null, participantTypes: none }, { kind: 'unregistered' }],
    ['a volunteer', { peloton: null, participantTypes: { ...none, isVolunteer: true } }, { kind: 'free' }],
    [
      'a challenger who asked',
      { peloton: { ...one, isPending: true }, participantTypes: { ...none, isChallenger: true } },
      { kind: 'requested', peloton },
    ],
    ['a member', { peloton: one, participantTypes: none }, { kind: 'member', peloton }],
  ])('of %s', (_, user, eligibility) => {
    expect(eligibilityOf(user)).toEqual(eligibility);
  });
});
