import type { BrowserContext, Request } from 'playwright/test';

const kept = 20;

/** The address without its query and fragment, which may hold what only the test's person may know. */
const lineOf = (request: Request, end: string): string => {
  const { pathname } = new URL(request.url());
  return `${request.method()} ${pathname} ${end}`;
};

/** Keeps the last requests of a context's pages, with how each ended, for the report of a test that failed or hung. */
export const watchRequests = (context: BrowserContext) => {
  const lines = new Map<Request, string>();
  const note = (request: Request, end: string) => {
    lines.delete(request);
    lines.set(request, lineOf(request, end));
    const [oldest] = lines.keys();
    if (lines.size > kept && oldest) lines.delete(oldest);
  };
  context.on('request', (request) => note(request, 'is waiting'));
  context.on('response', (response) => note(response.request(), String(response.status())));
  context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
  return { text: () => [...lines.values()].join('\n') };
};
