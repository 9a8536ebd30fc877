import { randomUUID } from 'node:crypto';
import type { Access } from '#server/platform/contract/document.ts';
import { localTenant } from '#server/platform/identity/simulated-tenant.ts';
import type { Person } from '#test/support/event/people.ts';
import type { TestApi } from './api.ts';
import { mintToken, nowInSeconds } from './identity.ts';

/** The result of the access check before a handler: admitted, or refused with this status and code. */
export type Admission = 'in' | `${401 | 403} ${string}`;

export type Speaker = {
  /** The Authorization header; null without one. */
  bearer: string | null;
  /** The person whom the token names, for a request that contains data of its sender. */
  own: { oid: string; email: string } | null;
};

export type MatrixCaller = {
  name: string;
  speaks: () => Promise<Speaker>;
  /** What the contract's word for who may call it means for this caller. */
  admitted: Record<Access, Admission>;
};

const all = (admission: Admission): Record<Access, Admission> => ({
  anyone: admission,
  token: admission,
  'signed-in': admission,
});

type People = Record<'other' | 'member' | 'admin' | 'captain' | 'lead' | 'closed' | 'self', Person>;

/** Real tokens of the local provider for every kind of caller, and false ones. */
export const matrixCallers = (api: TestApi, people: People): MatrixCaller[] => {
  const speak = async (
    oid: string,
    email: string,
    claims: Record<string, unknown> = {},
  ): Promise<Speaker> => ({
    bearer: `Bearer ${await mintToken(api.store.db, { claims: { oid, emails: [email], ...claims } })}`,
    own: { oid, email },
  });
  /** With one token for all requests: to sign it costs more than most requests. */
  const speaker = (...whom: Parameters<typeof speak>): (() => Promise<Speaker>) => {
    let spoken: Promise<Speaker> | undefined;
    return () => {
      spoken ??= speak(...whom);
      return spoken;
    };
  };
  const person = (name: string, { oid, emailAddress }: Person): MatrixCaller => ({
    name,
    speaks: speaker(oid, emailAddress),
    admitted: all('in'),
  });
  const { oid, emailAddress } = people.self;
  const pretender = (name: string, code: string, claims: Record<string, unknown>): MatrixCaller => ({
    name,
    speaks: speaker(oid, emailAddress, claims),
    admitted: all(`401 ${code}`),
  });
  return [
    {
      name: 'no one',
      speaks: async () => ({ bearer: null, own: null }),
      admitted: { ...all('401 sign-in-required'), anyone: 'in' },
    },
    {
      name: 'garbage',
      speaks: async () => ({ bearer: 'Bearer garbage', own: null }),
      admitted: all('401 token-invalid'),
    },
    pretender('audience', 'token-invalid', { aud: localTenant.clientId }),
    pretender('policy', 'token-invalid', { tfp: localTenant.policies.passwordReset.tfp }),
    pretender('expired', 'token-expired', { exp: nowInSeconds() - 3600 }),
    {
      name: 'no contact',
      // Each call needs another person: a person who was let in where contacts are made has a contact afterward.
      speaks: () => {
        const id = randomUUID();
        return speak(`new-${id}`, `${id}@example.org`);
      },
      admitted: { ...all('in'), 'signed-in': '403 contact-required' },
    },
    { ...person('closed', people.closed), admitted: all('403 account-closed') },
    person('other', people.other),
    person('member', people.member),
    person('admin', people.admin),
    person('captain', people.captain),
    person('lead', people.lead),
    person('self', people.self),
  ];
};

/** Operation by caller, as the path tests print theirs. */
export const matrixTable = (
  callers: readonly MatrixCaller[],
  rows: ReadonlyMap<string, Readonly<Record<string, readonly Admission[]>>>,
): string => {
  const short = (admissions: readonly Admission[] = []) =>
    admissions.map((admission) => admission.slice(0, 3)).join('/');
  const line = (name: string, cells: string[]) =>
    `${name.padEnd(31)}${cells.map((cell) => cell.padEnd(11)).join('')}`.trimEnd();
  const names = callers.map(({ name }) => name);
  const lines = [...rows].map(([id, row]) =>
    line(
      id,
      names.map((name) => short(row[name])),
    ),
  );
  return `\n${[line('Who is let in', names), ...lines].join('\n')}\n`;
};
