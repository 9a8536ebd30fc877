/**
 * How held requests end: the server answers; it does what it is asked, and its answer is lost; they never reach it; it refuses them, since the
 * session is over; or it fails.
 */
export const endings = ['through', 'unanswered', 'unsent', 'signed out', 'failing'] as const;
export type Ending = (typeof endings)[number];

type Held = {
  go: () => Promise<Response>;
  resolve: (answer: Response) => void;
  reject: (error: Error) => void;
};

const problem = (status: number, code: string, title: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title, status, code }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

const lost = () => new TypeError('Failed to fetch');

const end: Record<Ending, (held: Held) => void> = {
  through: ({ go, resolve, reject }) => void go().then(resolve, reject),
  unanswered: ({ go, reject }) =>
    void go().then(
      () => reject(lost()),
      () => reject(lost()),
    ),
  unsent: ({ reject }) => reject(lost()),
  'signed out': ({ resolve }) => resolve(problem(401, 'token-expired', 'The session is over')),
  failing: ({ resolve }) => resolve(problem(503, 'unavailable', 'Out of order')),
};

/** Milliseconds after the last event in which a port makes its request. The page's own requests come later. */
const asking = 30;

const requestOf = (input: RequestInfo | URL, init: RequestInit | undefined) => ({
  path: new URL(input instanceof Request ? input.url : input, location.href).pathname,
  method: init?.method ?? (input instanceof Request ? input.method : 'GET'),
  signal: init?.signal ?? (input instanceof Request ? input.signal : null),
});

/**
 * Holds the page's requests of the API, so that a state that waits for an answer stays. Those that only read go through, except the ones of
 * the reached state: a page that gets none of its data shows an error.
 * @param tell is told how many are held, or null once none is held any more
 */
export const createHolding = (tell: (count: number | null) => void) => {
  const send = globalThis.fetch;
  let held: Held[] = [];
  let isAsking = false;
  return {
    begin: (): void => {
      globalThis.fetch = (input, init) => {
        const { path, method, signal } = requestOf(input, init);
        if (!path.startsWith('/api/') || (method === 'GET' && !isAsking)) return send(input, init);
        const { promise, resolve, reject } = Promise.withResolvers<Response>();
        signal?.addEventListener('abort', () => reject(signal.reason));
        held.push({ go: () => send(input, init), resolve, reject });
        tell(held.length);
        return promise;
      };
      tell(held.length);
    },
    /** Holds also what the reached state reads; call it right after the last event. */
    holdReading: (): void => {
      isAsking = true;
      setTimeout(() => {
        isAsking = false;
      }, asking);
    },
    end: (how: Ending): void => {
      globalThis.fetch = send;
      for (const one of held) end[how](one);
      held = [];
      tell(null);
    },
  };
};
