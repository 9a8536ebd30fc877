import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { longestName } from '#machines/founding/peloton-name.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPeloton, newPerson, type Person, publicId, takePart } from '#test/support/event/people.ts';
import type { Problem } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

type NewPeloton = Schemas['NewPeloton'];
type Founded = Schemas['Peloton'] & Problem;

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });

const participant = async (): Promise<Person> => {
  const person = await newPerson(api.store.db);
  await takePart(api.store.db, person);
  return person;
};

let ada: Person;
beforeEach(async () => {
  ada = await participant();
});

/** A name that no other test uses, in letters only: digits that look like letters count as the same. */
const freshName = () => `Crew ${randomUUID().replace(/[\d-]/g, (sign) => 'ghjkmnprtw'[Number(sign)] ?? 'z')}`;

const found = (body: Partial<NewPeloton> = {}, { as = ada, key = randomUUID() } = {}) =>
  api.send<Founded>('POST', '/peloton', {
    as,
    key,
    body: {
      name: freshName(),
      story: null,
      goal: null,
      acceptingNewMembers: true,
      level: 'peloton',
      ...body,
    },
  });

const pelotonsOf = async ({ personId }: Person) =>
  api.store.db
    .selectFrom('pelotonMember')
    .innerJoin('peloton', 'peloton.id', 'pelotonMember.pelotonId')
    .select(['peloton.id', 'peloton.name', 'pelotonMember.role'])
    .where('personId', '=', personId)
    .execute();

const logOf = async (pelotonId: string) =>
  rowsOf(api.store.db, 'pelotonLog', { pelotonId }, 'id').read('kind', 'actorId', 'personId');

describe('POST /peloton', () => {
  test('makes a participant the captain of a new peloton that says what they wrote', async () => {
    const name = freshName();
    const story: NewPeloton['story'] = [{ type: 'paragraph', spans: [{ text: 'We ride for Rosa.' }] }];
    const { status, body } = await found({
      name: `  ${name.replace(' ', '   ')} `,
      story,
      goal: 500_000,
      level: 'super',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name,
      story,
      level: 'super',
      captain: { publicId: publicId(ada) },
      admins: [],
      membersCount: 1,
      memberRequestCount: 0,
      acceptingNewMembers: true,
      yearsActive: [2027],
      fundraising: { goal: 500_000, raised: 0, fund: 0 },
    });
    expect(await pelotonsOf(ada)).toEqual([{ id: body.id, name, role: 'captain' }]);
    expect(await logOf(body.id)).toEqual([
      { kind: 'founded', actorId: ada.personId, personId: ada.personId },
    ]);
  });

  test('takes 80 characters, and signs count as people count them', async () => {
    const emoji = '🚴'.repeat(longestName - 3);
    expect((await found({ name: `Ada${emoji}` })).status).toBe(201);
  });

  test.each([
    ['81 characters', 'x'.repeat(81)],
    ['two characters', 'ab'],
    ['nothing', ''],
    ['only spaces', '      '],
    ['only no-break and ideographic spaces', '\u00a0\u3000\u2003\u00a0'],
    ['only signs', '*** !!! ***'],
    ['a right-to-left override', 'Hill \u202eregnad'],
    ['a right-to-left mark', 'Hill\u200f Riders'],
    ['a zero-width space', 'Hill\u200bRiders'],
    ['a line break', 'Hill\nRiders'],
    ['a link', 'Your prize: evil.com/p'],
    ['a null character', 'Hill\u0000Riders'],
    ['Latin and Cyrillic letters', 'H\u0456ll Riders'],
    ['Latin and Greek letters', 'Hill Rid\u03b5rs'],
    ['Latin and Cherokee letters', '\u13aada Riders'],
    ['Latin and Lisu letters', 'Hill Riders\ua4d0'],
    ['phonetic letters that look like others', 'Hill Ri\u1d05ers'],
    ['only letters that show nothing', '\u3164\u3164\u3164\u3164'],
    ['spaces that make it long enough', 'ab    '],
  ])('refuses a name of %s', async (_, name) => {
    const { status, body } = await found({ name });
    expect([status, body.code]).toEqual([400, 'validation-failed']);
    expect(body.fields?.map(({ path }) => path)).toEqual(['/body/name']);
    expect(body.fields?.[0]?.message).not.toBe('');
    expect(await pelotonsOf(ada)).toEqual([]);
  });

  test('takes a name in one other script', async () => {
    expect((await found({ name: 'Горные волки' })).status).toBe(201);
    expect((await found({ name: '山の仲間たち' }, { as: await participant() })).status).toBe(201);
    expect((await found({ name: 'فريق الجبل' }, { as: await participant() })).status).toBe(201);
  });

  describe('with a name that looks like one that is taken', () => {
    const taken = 'Copper Hollow Climbers';
    beforeEach(async () => {
      const there = await api.store.db
        .selectFrom('peloton')
        .select('id')
        .where('name', '=', taken)
        .executeTakeFirst();
      if (there === undefined)
        expect((await found({ name: taken }, { as: await participant() })).status).toBe(201);
    });

    test.each([
      ['the same', taken],
      ['other case', 'COPPER hollow CLIMBERS'],
      ['other spaces', ' Copper  Hollow\u00a0Climbers '],
      ['no spaces', 'CopperHollowClimbers'],
      ['other signs', 'Copper-Hollow Climbers!'],
      ['accents', 'Cöpper Hóllow Climbers'],
      ['full-width letters', 'Ｃｏｐｐｅｒ Ｈｏｌｌｏｗ Ｃｌｉｍｂｅｒｓ'],
      ['figures for letters', 'C0pper H0ll0w Climbers'],
      ['bars for letters', 'Copper Ho||ow Climbers'],
      ['a soft joiner', 'Copper\u200d Hollow Climbers'],
      ['mathematical letters', '𝐂𝐨𝐩𝐩𝐞𝐫 Hollow Climbers'],
      ['letters in circles', 'Ⓒopper Hollow Climbers'],
      ['capital I for l', 'Copper HoIIow CIimbers'],
      ['a figure and a bar for l', 'Copper Ho1∣ow Climbers'],
      ['rn for m', 'Copper Hollow Clirnbers'],
      ['vv for w', 'Copper Hollovv Climbers'],
      ['a figure for i', 'Copper Hollow Cl1mbers'],
    ])('answers 409 name-taken and names the field: %s', async (_, name) => {
      const { status, body } = await found({ name });
      expect([status, body.code]).toEqual([409, 'name-taken']);
      expect(body.fields?.map(({ path }) => path)).toEqual(['/body/name']);
      expect(await pelotonsOf(ada)).toEqual([]);
    });
  });

  test.each([
    ['TEAM I', ['TEAM l', 'Team 1', 'team i', 'Team |', 'Te\u0430m I', '\uff34eam \u2160']],
    ['Crew O0', ['CREW 00', 'crew oo', 'Crew \u041e\u041e', 'Crew \u039f0']],
    ['Barn Owls', ['Bam Owls', 'BARN OWLS', 'Bam Ovvls', 'Bam OwIs']],
    ['Will Power', ['WiII Power', 'Wi11 Power', 'VViII Power', 'W\u0131ll Power']],
    ['\u00b5 Riders', ['\u03bc Riders', '\u039c Riders']],
    ['\u9ad8\u6a4b Riders', ['\u9ad9\u6a4b Riders', '\u9ad8\u6865 Riders']],
  ])('takes %s, and no other name that looks like it', async (name, others) => {
    expect((await found({ name })).status).toBe(201);
    for (const other of others) {
      const { status, body } = await found({ name: other }, { as: await participant() });
      // A word that mixes scripts is refused before names are compared.
      const isMixed = status === 400 && body.fields?.[0]?.message.includes('in each word');
      expect([other, isMixed || body.code]).toEqual([other, isMixed || 'name-taken']);
      expect([other, status]).not.toEqual([other, 201]);
    }
  });

  test('takes names that look different', async () => {
    for (const name of [
      ...['Quad 1', 'Quad 2', 'Quad 11', 'Quad 5', 'Quad S', 'Quad B', 'Quad 8', 'Quad D', 'Quad cl'],
      ...['Quad m', 'Quad n', 'Quad w', 'Quad v', '\u9ad8\u6a4b Quad', '\u9ad8\u5cf6 Quad'],
    ])
      expect([name, (await found({ name }, { as: await participant() })).status]).toEqual([name, 201]);
  });

  test('takes a name whose Cyrillic letters all look like Latin ones for the Latin name', async () => {
    const cyrillic = '\u0441\u043e\u0430\u0445 \u0441\u043e\u0440\u0435';
    expect((await found({ name: cyrillic })).status).toBe(201);
    const { status, body } = await found({ name: 'coax cope' }, { as: await participant() });
    expect([status, body.code]).toEqual([409, 'name-taken']);
  });

  test('takes a word in another script, and no other name that looks like it', async () => {
    const greek = 'Coax \u039d\u0399\u039a\u0397';
    expect((await found({ name: greek })).status).toBe(201);
    for (const name of ['Coax \u03bd\u03af\u03ba\u03b7', 'Coax NIKH', 'coax vikn']) {
      const { status, body } = await found({ name }, { as: await participant() });
      expect([name, status, body.code]).toEqual([name, 409, 'name-taken']);
    }
  });

  test('a name is free again once its peloton is closed', async () => {
    const name = freshName();
    const { body } = await found({ name });
    const left = await api.send('DELETE', `/peloton/${body.id}/member/${publicId(ada)}`, { as: ada });
    expect(left.status).toBe(200);
    expect((await found({ name }, { as: await participant() })).status).toBe(201);
  });

  test('is for people who take part in the current event', async () => {
    const stranger = await newPerson(api.store.db);
    const { status, body } = await found({}, { as: stranger });
    expect([status, body.code]).toEqual([403, 'participants-only']);
    expect(await pelotonsOf(stranger)).toEqual([]);
  });

  test('is for people in no peloton', async () => {
    await newPeloton(api.store.db, [
      { person: await participant(), role: 'captain' },
      { person: ada, role: 'member' },
    ]);
    const { status, body } = await found();
    expect([status, body.code]).toEqual([409, 'member-elsewhere']);
    expect(await pelotonsOf(ada)).toHaveLength(1);
  });

  test('withdraws the open request at another peloton', async () => {
    const captain = await participant();
    const other = await newPeloton(api.store.db, [
      { person: captain, role: 'captain' },
      { person: ada, role: 'member', isPending: true },
    ]);
    expect((await found()).status).toBe(201);
    const requests = await rowsOf(api.store.db, 'pelotonRequest', { personId: ada.personId }).read(
      'state',
      'pelotonId',
      'eventId',
    );
    expect(requests).toEqual([{ state: 'withdrawn', pelotonId: other, eventId: ids.event }]);
    const late = await api.send<Problem>('POST', `/peloton/${other}/approve`, {
      as: captain,
      body: { userIds: [publicId(ada)] },
    });
    expect([late.status, late.body.code]).toEqual([409, 'member-elsewhere']);
  });

  test('a refused name leaves the open request as it is', async () => {
    const name = freshName();
    await found({ name }, { as: await participant() });
    await newPeloton(api.store.db, [
      { person: await participant(), role: 'captain' },
      { person: ada, role: 'member', isPending: true },
    ]);
    expect((await found({ name })).status).toBe(409);
    const { state } = await rowsOf(api.store.db, 'pelotonRequest', { personId: ada.personId }).readOne(
      'state',
    );
    expect(state).toBe('open');
  });

  test('of twenty people who choose one name at once, exactly one founds', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, participant));
    const name = freshName();
    const answers = await Promise.all(people.map((as) => found({ name }, { as })));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['name-taken']));
    const named = await rowsOf(api.store.db, 'peloton', { name }).read('id');
    expect(named).toHaveLength(1);
  });

  test('one person who founds five at once has one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => found()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await pelotonsOf(ada)).toHaveLength(1);
  });

  test('the same key twice is one peloton and the same answer', async () => {
    const key = randomUUID();
    const name = freshName();
    const [first, second] = await Promise.all([found({ name }, { key }), found({ name }, { key })]);
    expect(first?.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: { id: first?.body.id } });
    expect(await pelotonsOf(ada)).toHaveLength(1);
    const other = await found({ name: freshName() }, { key });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });

  test('refuses a story with links that lead elsewhere than to https', async () => {
    const story: NewPeloton['story'] = [
      { type: 'paragraph', spans: [{ text: 'here', href: 'javascript:alert(1)' }] },
    ];
    const { status, body } = await found({ story });
    expect([status, body.fields?.[0]?.path]).toEqual([400, '/body/story/0/spans/0/href']);
    expect(await pelotonsOf(ada)).toEqual([]);
  });
});
