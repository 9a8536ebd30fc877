import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { type DeclaredOperation, declaredOperations } from '#server/platform/contract/document.ts';
import {
  type Admission,
  type MatrixCaller,
  matrixCallers,
  matrixTable,
  type Speaker,
} from '#test/support/access-callers.ts';
import { accessScenario, openColumns, visibleToSelf } from '#test/support/access-scenario.ts';
import { startApi, type TestAnswer, type TestApi } from '#test/support/api.ts';
import { type ContractRequest, validRequests } from '#test/support/contract-request.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { localIdentity, mintToken } from '#test/support/identity.ts';
import { tableDigest } from '#test/support/table-digest.ts';

let api: TestApi;
let scenario: Awaited<ReturnType<typeof accessScenario>>;
let callers: MatrixCaller[];

/** Lets the fixtures sign requests by real tokens too. */
const byToken = (served: TestApi): TestApi => ({
  ...served,
  send: async (method, path, { as, ...request } = {}) => {
    if (as === undefined) return served.send(method, path, request);
    const claims = { oid: as.oid, emails: [as.emailAddress] };
    const authorization = `Bearer ${await mintToken(served.store.db, { claims })}`;
    return served.send(method, path, { ...request, headers: { ...request.headers, authorization } });
  },
});

beforeAll(async () => {
  api = byToken(await startApi({ overrides: { identity: localIdentity() } }));
  await seedEvent(api.store.db);
  scenario = await accessScenario(api);
  callers = matrixCallers(api, scenario.people);
});
afterAll(async () => {
  process.stdout.write(matrixTable(callers, rows));
  await api.close();
});

const operations = declaredOperations();

const made = new Map<string, ContractRequest[]>();

/** Made once for all callers: the contract's valid requests don't depend on the caller. */
const requestsOf = (operation: DeclaredOperation): ContractRequest[] => {
  const requests = made.get(operation.operationId) ?? validRequests(operation, scenario.known, scenario.base);
  made.set(operation.operationId, requests);
  return requests;
};

const rows = new Map<string, Record<string, Admission[]>>();

/** A request in the caller's own name, where it has to name the caller. */
const inOwnName = (body: unknown, { own }: Speaker): unknown =>
  body === undefined || Array.isArray(body) || own === null
    ? body
    : Object.fromEntries(
        Object.entries(body as object).map(([name, value]) => [name, own[name as keyof typeof own] ?? value]),
      );

const ask = async (
  { method }: DeclaredOperation,
  { address, body }: ContractRequest,
  speaker: Speaker,
): Promise<TestAnswer<unknown>> => {
  const answer = await api.send(method, address, {
    headers: {
      ...(speaker.bearer === null ? {} : { authorization: speaker.bearer }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(inOwnName(body, speaker)) }),
  });
  if (answer.status === 401) expect(answer.headers['www-authenticate']).toMatch(/^Bearer\b/);
  return answer;
};

const admissionOf = ({ status, body }: TestAnswer<unknown>): Admission =>
  status === 401 || status === 403 ? `${status} ${(body as { code: string }).code}` : 'in';

const secretsIn = ({ headers, body }: TestAnswer<unknown>): string[] => {
  const answer = `${JSON.stringify(headers)} ${typeof body === 'string' ? body : JSON.stringify(body)}`;
  return Object.entries(scenario.secrets).flatMap(([name, secret]) =>
    answer.includes(String(secret)) ? [name] : [],
  );
};

/** Each caller is admitted at the address with their own public id, and refused at any other. */
const ownOnly = {
  refusal: '403 person-not-yours',
  led: ['other', 'member', 'admin', 'captain', 'lead', 'self'],
} as const satisfies { refusal: Admission; led: readonly string[] };

type AreaRule = {
  refusal: Admission;
  /** Like `refusal`, for another kind of request. */
  otherRefusal?: Admission;
  led: readonly string[];
  /** Callers who are admitted to everything. */
  always?: readonly string[];
  /** Callers who are refused by another code. */
  besides?: Readonly<Record<string, Admission>>;
};

const leadersOnly: AreaRule = { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] };
/** Each caller is admitted where the address holds their own public id. */
const leadersAndSelf: AreaRule = { ...leadersOnly, led: ownOnly.led };

/** A plain member is refused even with their own id; a caller who is no member finds no membership. */
const nobodyOfTheCrew = ['other', 'member', 'admin', 'captain', 'lead'];
/** The captain is admitted to their own peloton, and refused at any other; all others are refused. */
const captainOnly = { refusal: '403 captain-only', led: ['captain'] } as const;

/** Further refusals of an area's own rules; those in `led` are admitted to what they lead and refused the rest. */
const areaRules: Record<string, AreaRule> = {
  // One of the callers takes part in the event.
  createPeloton: { refusal: '403 participants-only', led: [], always: ['self'] },
  joinByGroupCode: { refusal: '403 participants-only', led: [], always: ['self'] },
  joinPeloton: { refusal: '403 participants-only', led: ownOnly.led, always: ['self'] },
  updatePeloton: leadersOnly,
  updatePelotonFundraising: leadersOnly,
  getJoinRequests: leadersOnly,
  approveJoinRequests: leadersOnly,
  rejectJoinRequest: leadersOnly,
  addPelotonMember: leadersOnly,
  previewLeaving: leadersAndSelf,
  removePelotonMember: leadersAndSelf,
  makeAdmin: { ...leadersOnly, led: nobodyOfTheCrew },
  unmakeAdmin: { ...leadersAndSelf, besides: { admin: '403 captain-only' } },
  getCaptaincyOffer: leadersAndSelf,
  offerCaptaincy: {
    ...leadersOnly,
    led: nobodyOfTheCrew,
    besides: { admin: '403 captain-only', member: '403 captain-only', self: '403 captain-only' },
  },
  acceptCaptaincy: leadersAndSelf,
  endCaptaincyOffer: { ...leadersAndSelf, besides: { admin: '403 captain-only' } },
  getContentDraft: { refusal: '403 drafts-not-yours', led: [] },
  getReportedContent: { refusal: '403 organizers-only', led: [] },
  getProblemReport: { refusal: '403 organizers-only', led: [] },
  decideReportedContent: { refusal: '403 organizers-only', led: [] },
  changeShift: { refusal: '403 shift-organizers-only', led: [] },
  cancelShift: { refusal: '403 shift-organizers-only', led: [] },
  // Without a shift it answers every caller with the shifts that they lead, which may be none. The gate's only shift is the lead's.
  exportLedShifts: { refusal: '403 shift-not-led', led: ownOnly.led, always: scaled([], ['lead']) },
  sendShiftLetter: { refusal: '403 shift-not-led', led: ['lead'] },
  // Its body names a shift that no caller leads; shift-removal.test.ts has those that lead.
  takeOffShift: { refusal: '403 shift-not-led', led: [] },
  getUserForecast: ownOnly,
  getPelotonForecast: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  getUserRoutes: ownOnly,
  getUserRoute: ownOnly,
  getUserActivityGoals: ownOnly,
  getUserShifts: ownOnly,
  getUserGivenDonations: ownOnly,
  getAllUserGivenDonations: ownOnly,
  getUnthankedDonations: ownOnly,
  sendThankYou: ownOnly,
  getFundSharing: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  getFundSharingDonors: leadersOnly,
  exportFundShares: leadersOnly,
  getShareRequests: leadersOnly,
  askForShare: leadersOnly,
  planFundShares: leadersOnly,
  // A member shares their own money; captain and admins share the peloton's fund.
  previewFundShares: {
    ...leadersOnly,
    otherRefusal: '403 members-only',
    led: ['member', 'admin', 'captain', 'self'],
  },
  makeStandingOffer: {
    refusal: '403 members-only',
    led: [],
    always: ['member', 'admin', 'captain', 'self'],
  },
  // Its body names a peloton that no caller leads; fund-shares.test.ts has those that lead.
  makeFundShares: { ...leadersOnly, led: [] },
  getFundSharingRecipients: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  getPrivatePelotonDonations: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  getAllPrivatePelotonDonations: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  exportPelotonDonations: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  getGroupCode: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  renewGroupCode: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  sendInvitations: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  getMemberDesk: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  getAllPelotonMembers: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  exportPelotonMembers: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  exportPelotonMembersOfYear: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  getPelotonLogbook: {
    refusal: '403 peloton-not-yours',
    led: ['captain', 'admin', 'member', 'self'],
  },
  sendPelotonLetter: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  getFamilyRequests: captainOnly,
  // Ten a minute: with all ids this test sends more, and 429 does not refuse the caller.
  askForFamily: { ...captainOnly, led: scaled<readonly string[]>(ownOnly.led, captainOnly.led) },
  withdrawFamilyRequest: captainOnly,
  agreeToFamily: captainOnly,
  declineFamily: captainOnly,
  leaveFamily: captainOnly,
  removeUserImage: ownOnly,
  removePelotonImage: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
  exportPelotonDonationsOfYear: { refusal: '403 peloton-not-yours', led: ['captain', 'admin'] },
};

const admissionsTo = ({ access, operationId }: DeclaredOperation, { name, admitted }: MatrixCaller) => {
  const rule = areaRules[operationId];
  if (admitted[access] !== 'in' || rule === undefined) return [admitted[access]];
  if (rule.always?.includes(name)) return ['in'];
  const besides = rule.besides?.[name];
  const { refusal, otherRefusal } = rule;
  const refusals = [besides, otherRefusal, refusal].flatMap((each) => each ?? []);
  return rule.led.includes(name) ? [...refusals, 'in'] : refusals;
};

const expected = (operation: DeclaredOperation, those: MatrixCaller[]) =>
  Object.fromEntries(those.map((caller) => [caller.name, admissionsTo(operation, caller)]));

/** Whether a request may have ended a membership. */
let isCrewChanged = false;

type Row = { admissions: Record<string, Admission[]>; told: string[]; failures: string[] };

/** Sends the contract's valid requests for each of `those`. */
const ran = async (operation: DeclaredOperation, those: MatrixCaller[]): Promise<Row> => {
  const row: Row = { admissions: {}, told: [], failures: [] };
  for (const caller of those) {
    if (isCrewChanged && operation.method !== 'GET') {
      await scenario.restoreCrew();
      isCrewChanged = false;
    }
    const speaker = await caller.speaks();
    const answers = [];
    for (const request of requestsOf(operation)) {
      const answer = await ask(operation, request, speaker);
      answers.push(answer);
      if (operation.method !== 'GET' && admissionOf(answer) === 'in') isCrewChanged = true;
      if (answer.status >= 500) row.failures.push(`${caller.name} ${request.address} ${answer.status}`);
      row.told.push(...secretsIn(answer).map((name) => `${caller.name} ${request.address} ${name}`));
    }
    row.admissions[caller.name] = [...new Set(answers.map(admissionOf))].sort();
  }
  rows.set(operation.operationId, { ...rows.get(operation.operationId), ...row.admissions });
  return row;
};

test('every column of a person is either open or a secret that this test searches for', async () => {
  const { personId } = scenario.people.self;
  const row = await api.store.db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const looked: unknown[] = Object.values(scenario.secrets);
  const open: readonly string[] = openColumns;
  const unknown = Object.entries(row).filter(
    ([name, value]) => !open.includes(name) && !looked.includes(value),
  );
  expect(unknown).toEqual([]);
});

const each = operations.map((operation) => [operation.operationId, operation] as const);

const isRefused = ({ access }: DeclaredOperation, { admitted }: MatrixCaller) => admitted[access] !== 'in';

describe.each(each)('%s', (_, operation) => {
  test('rejects callers that x-access excludes, without any change or secret in the answer', async () => {
    const refused = callers.filter((caller) => isRefused(operation, caller));
    const before = await tableDigest(api.store.db);
    const { admissions, told } = await ran(operation, refused);
    expect(admissions).toEqual(expected(operation, refused));
    expect(await tableDigest(api.store.db)).toEqual(before);
    expect(told).toEqual([]);
  });

  test('admits callers that x-access includes, without secrets of other people', async () => {
    const others = callers.filter((caller) => caller.name !== 'self' && !isRefused(operation, caller));
    const { admissions, told, failures } = await ran(operation, others);
    expect(admissions).toEqual(expected(operation, others));
    expect({ told, failures }).toEqual({ told: [], failures: [] });
  });
});

test('HEAD and an encoded path are admitted like GET, and another token type gets 401', async () => {
  const statusOf = async (method: 'GET' | 'HEAD', url: string, headers: Record<string, string> = {}) =>
    (await api.app.inject({ method, url, headers })).statusCode;
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const [request] = requestsOf(operation);
    const url = `/api${request?.address}`;
    expect(await statusOf('HEAD', url), url).toBe(await statusOf('GET', url));
    const encoded = url.replace(/[a-z](?=\?|$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    expect(await statusOf('GET', encoded), encoded).toBe(await statusOf('GET', url));
    expect(await statusOf('GET', url, { authorization: 'Basic YTpi' }), url).toBe(401);
  }
});

// Last, because the person's own data changes by these requests.
describe('The person’s own data', () => {
  const self = () => callers.filter(({ name }) => name === 'self');

  test('the person reads their own secrets, so the search for them works', async () => {
    const told = new Set<string>();
    for (const operation of operations.filter(({ method }) => method === 'GET'))
      for (const line of (await ran(operation, self())).told) told.add(line.split(' ').at(-1) ?? '');
    expect([...told]).toEqual(expect.arrayContaining([...visibleToSelf]));
  });

  test('the person is admitted to every operation that the contract allows', async () => {
    for (const operation of operations.filter(({ method }) => method !== 'GET'))
      expect((await ran(operation, self())).admissions, operation.operationId).toEqual(
        expected(operation, self()),
      );
  });
});
