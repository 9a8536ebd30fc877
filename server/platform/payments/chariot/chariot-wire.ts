import { z } from 'zod';
import { OutcomeUnknown, PaymentDeclined } from '#server/platform/payments/payments.ts';

export type ChariotConnection = {
  /** Without a trailing slash. */
  apiUrl: string;
  apiKey: string;
  /** The id of this site's form. The account may have forms of other sites. */
  connectId: string;
  timeoutMs: number;
};

/** The fields of Chariot's grant that this site reads. Amounts in cents. */
const wireGrant = z.object({
  id: z.string(),
  workflowSessionId: z.string(),
  amount: z.number().int(),
  /** `Initiated`, `Completed`, `Canceled`; any other status is a grant in progress. */
  status: z.string().optional(),
  createdAt: z.string(),
  feeDetail: z.object({ total: z.number().int().nullish() }).nullish(),
});
export type WireGrant = z.output<typeof wireGrant>;

const wirePage = z.object({
  results: z.array(wireGrant).nullish(),
  nextPageToken: z.string().nullish(),
});

type Said = { status: number; body: unknown };
type Request = { method: 'GET' | 'POST'; path: string; body?: unknown };

/** The request never left this machine. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && typeof error.cause === 'object' && error.cause !== null && 'code' in error.cause
    ? error.cause.code
    : undefined;

/** Statuses by which Chariot says that it did not act, for a reason other than the request's content. */
const refusedOutright = new Set([401, 403, 429, 503]);

/**
 * One call of Chariot's API.
 * @throws PaymentDeclined `gateway-down` when it certainly did nothing, OutcomeUnknown when no answer came
 */
export const askChariot = async (
  { apiUrl, apiKey, timeoutMs }: ChariotConnection,
  { method, path, body }: Request,
): Promise<Said> => {
  const what = `${method} ${path.split('?')[0]}`;
  try {
    const response = await fetch(`${apiUrl}/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = { status: response.status, body: (await response.json().catch(() => null)) as unknown };
    if (refusedOutright.has(said.status))
      throw new PaymentDeclined('gateway-down', {
        cause: new Error(`${what} was answered ${said.status}`),
      });
    return said;
  } catch (error) {
    if (error instanceof PaymentDeclined) throw error;
    if (neverSent.has(String(codeOf(error)))) throw new PaymentDeclined('gateway-down', { cause: error });
    throw new OutcomeUnknown(what, error);
  }
};

/** @throws OutcomeUnknown for an unreadable answer: only Chariot knows its meaning */
export const readGrant = ({ status, body }: Said): WireGrant => {
  const read = wireGrant.safeParse(body);
  if (status >= 300 || !read.success) throw new OutcomeUnknown(`a question about a grant (${status})`);
  return read.data;
};

/** The grant with this id; null if there is none. */
export const grantById = async (connection: ChariotConnection, id: string): Promise<WireGrant | null> => {
  const said = await askChariot(connection, { method: 'GET', path: `grants/${encodeURIComponent(id)}` });
  return said.status === 404 ? null : readGrant(said);
};

/** Every grant of the form, a hundred for each answer: Chariot cannot search by session or by time. */
export async function* allGrants(connection: ChariotConnection): AsyncGenerator<WireGrant> {
  let pageToken: string | null = null;
  do {
    const query = new URLSearchParams({
      connect_id: connection.connectId,
      pageLimit: '100',
      ...(pageToken === null ? {} : { pageToken }),
    });
    const said = await askChariot(connection, { method: 'GET', path: `grants?${query}` });
    const page = wirePage.safeParse(said.body);
    if (said.status !== 200 || !page.success) throw new OutcomeUnknown(`the list of grants (${said.status})`);
    yield* page.data.results ?? [];
    pageToken = page.data.nextPageToken || null;
  } while (pageToken !== null);
}

const wireRefusal = z.object({ detail: z.string().min(1).optional(), title: z.string().min(1).optional() });

/** Chariot's own reason for a refusal; null if it gave none. */
export const sentenceOf = (body: unknown): string | null => {
  const { detail, title } = wireRefusal.safeParse(body).data ?? {};
  return detail ?? title ?? null;
};
