import { z } from 'zod';
import { OutcomeUnknown, PaymentDeclined } from '#server/platform/payments/payments.ts';

export type ChariotConnection = {
  /** Without a slash at the end. */
  apiUrl: string;
  apiKey: string;
  /** Of this site's form. The account may have forms of other sites. */
  connectId: string;
  timeoutMs: number;
};

/** A grant as Chariot tells it, as far as this site reads it. Amounts in cents. */
const wireGrant = z.object({
  id: z.string(),
  workflowSessionId: z.string(),
  amount: z.number().int(),
  /** `Initiated`, `Completed`, `Canceled`; whatever else comes is a grant on its way. */
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

/** Statuses by which Chariot says that it did not act on the request, and not because of what is in it. */
const refusedOutright = new Set([401, 403, 429, 503]);

/**
 * One call of Chariot's API.
 * @throws PaymentDeclined `gateway-down` when it is certain that it did nothing, OutcomeUnknown when no answer came
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

/** @throws OutcomeUnknown for what can't be read: only Chariot knows what it means */
export const readGrant = ({ status, body }: Said): WireGrant => {
  const read = wireGrant.safeParse(body);
  if (status >= 300 || !read.success) throw new OutcomeUnknown(`a question about a grant (${status})`);
  return read.data;
};

/** The grant of an id; null where there is none. */
export const grantById = async (connection: ChariotConnection, id: string): Promise<WireGrant | null> => {
  const said = await askChariot(connection, { method: 'GET', path: `grants/${encodeURIComponent(id)}` });
  return said.status === 404 ? null : readGrant(said);
};

/** Every grant of the form, a hundred an answer: Chariot finds none by session or by time. */
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

/** Chariot's own sentence about why it did not do something; null where it said none. */
export const sentenceOf = (body: unknown): string | null => {
  const { detail, title } = wireRefusal.safeParse(body).data ?? {};
  return detail ?? title ?? null;
};
