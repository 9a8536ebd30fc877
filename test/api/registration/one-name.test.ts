import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { headFor } from '#server/site/site.ts';
import { emailsTo } from '#test/support/emails.ts';
import { donation, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { joinPeloton, newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { fieldsOf, post, profile, refused, signature, walkTo } from '#test/support/event/registration.ts';
import { deskPerson, raise } from '#test/support/member-desk/desk-members.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent();
let suharti: Person;
beforeAll(async () => {
  suharti = await newPerson(api.store.db);
  await walkTo(api, suharti, { challenger: true }, 'profile');
});

const oneName = { ...profile, firstName: 'Suharti', lastName: ' - ', emergencyContactName: 'Siti -' };

test('refuses a first name that is not a name', async () => {
  const answer = await post(api, suharti, '/registration/profile', { ...profile, firstName: '-' });
  expect([answer.status, fieldsOf(answer)]).toEqual([400, ['/body/firstName']]);
});

test('a person with one name registers, and signs with it', async () => {
  const { body } = await post(api, suharti, '/registration/profile', oneName);
  expect(body.profile).toMatchObject({ firstName: 'Suharti', lastName: '–', emergencyContactName: 'Siti' });
  await walkFrom();
  const answer = await post(api, suharti, '/registration/waiver', { ...signature, signedName: 'Suharti' });
  expect([refused(answer), answer.body.waiver]).toMatchObject(['200 undefined', { signedName: 'Suharti' }]);
  expect((await post(api, suharti, '/registration/complete')).status).toBe(200);
  const person = rowsOf(api.store.db, 'person', { id: suharti.personId });
  expect(await person.read('fullName', 'sortName')).toEqual([{ fullName: 'Suharti', sortName: 'Suharti' }]);
});

/** Answers the steps between the profile and the waiver. */
const walkFrom = async () => {
  const mine = { goals: [{ activity: 'running', unit: 'miles', amount: 26.2 }] };
  await post(api, suharti, '/registration/activity-goals', mine);
  await post(api, suharti, '/registration/fundraising', { goal: 10_000, commitment: 0, payment: null });
  await post(api, suharti, '/registration/additional-info', {
    ...{ tShirtSize: 'M', jerseySize: null, employerName: null, isCancerSurvivor: null, cancerType: null },
  });
};

test('search, head, receipts, lists and e-mails never show the dash of a person with one name', async () => {
  const { body } = await api.send<unknown>('GET', '/search?query=suharti&type=User');
  expect(JSON.stringify(body)).toContain('"firstName":"Suharti"');
  const { title } = await headFor(api.platform)(`/profile/${publicId(suharti)}`);
  expect(title).toBe('Product | Suharti');
  const given = await giver(api).send(
    donation({
      recipient: { recipientType: 'User', id: publicId(suharti) },
      donor: { ...donation().donor, firstName: 'Sukarno', lastName: 'N/A', email: 'sukarno@example.org' },
      tribute: { kind: 'honor', name: 'Fatmawati -', familyEmail: 'family@example.org' },
    }),
  );
  expect(given.body.receipt).toMatchObject({
    recipientName: 'Suharti',
    donorName: 'Sukarno',
    publicName: 'Sukarno',
    tribute: { name: 'Fatmawati' },
  });
  await api.platform.jobs.runDue();
  const letters = await Promise.all(
    [suharti.emailAddress, 'sukarno@example.org', 'family@example.org'].map((to) =>
      emailsTo(api.store.db, to),
    ),
  );
  expect(letters.map((sent) => sent.length > 0)).toEqual([true, true, true]);
  const written = letters.flat().map(({ subject, text, html }) => `${subject}\n${text}\n${html}`);
  for (const letter of written) {
    expect(letter).not.toMatch(/(?:Suharti|Sukarno|Fatmawati) (?:[-–]|N\/A)(?!\w)/);
    expect(letter).not.toMatch(/Hello +,|Hello [-–]/);
  }
});

test('a member with one name stands in lists under that name, with an empty last name in the table', async () => {
  const captain = await deskPerson(api, { first: 'Zoe', last: 'Abt' });
  const crew = await newPeloton(api.store.db, [{ person: captain, role: 'captain' }]);
  const members = [
    await deskPerson(api, { first: 'Ann', last: 'Yates' }),
    await deskPerson(api, { first: 'Thant', last: '–' }),
    await deskPerson(api, { first: 'Ann', last: 'Rees' }),
  ];
  await joinPeloton(
    api.store.db,
    crew,
    members.map((person) => ({ person, role: 'member' as const })),
  );
  await raise(api, 'User', captain.personId, 100);
  const { body } = await api.send<Schemas['PelotonMember'][]>('GET', `/peloton/${crew}/members`);
  expect(body.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['Zoe', 'Abt'],
    ['Ann', 'Rees'],
    ['Thant', '–'],
    ['Ann', 'Yates'],
  ]);
  const { body: table } = await api.send<string>('GET', `/peloton/${crew}/members/csv`, { as: captain });
  expect(table).toContain('"Thant","",');
});
