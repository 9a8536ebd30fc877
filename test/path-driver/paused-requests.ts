import type { Page } from 'playwright/test';

/** A waiting request of the page. */
export type PausedRequest = {
  method: string;
  url: string;
  path: string;
  body: string;
  /** The page itself goes there, and not a frame or a script on it. */
  isNavigation: boolean;
  /** Sends it. False when the page has aborted it or is gone. */
  goOn: () => Promise<boolean>;
  /** Fails it, as without a connection. False as above. */
  lose: () => Promise<boolean>;
  /** Answers instead of the server. False as above. */
  fulfill: (answer: { status: number; contentType?: string; body?: string }) => Promise<boolean>;
};

/** Takes a request and decides about it later, or returns false and leaves it to the others. */
type Taker = (request: PausedRequest) => boolean;

/** Addresses with `*` for any text, and what asks for them. */
type Pattern = { urlPattern: string; resourceType?: 'Document' };

type Paused = { patterns: Pattern[]; takers: Taker[]; pause: () => Promise<void> };

const pausedOn = new WeakMap<Page, Promise<Paused>>();

const begin = async (page: Page): Promise<Paused> => {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const patterns: Pattern[] = [];
  const takers: Taker[] = [];
  const done = () => true;
  // If the page is gone, its request no longer needs an answer.
  const gone = () => false;
  session.on('Fetch.requestPaused', ({ requestId, request, frameId, resourceType, redirectedRequestId }) => {
    const goOn = () => session.send('Fetch.continueRequest', { requestId }).then(done, gone);
    const paused: PausedRequest = {
      method: request.method,
      url: request.url,
      path: new URL(request.url).pathname,
      body: request.postData ?? '',
      isNavigation: resourceType === 'Document' && frameId === frameTree.frame.id,
      goOn,
      lose: () =>
        session
          .send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
          .then(done, gone),
      fulfill: ({ status, contentType = 'text/plain', body = '' }) =>
        session
          .send('Fetch.fulfillRequest', {
            requestId,
            responseCode: status,
            responseHeaders: [{ name: 'content-type', value: contentType }],
            body: Buffer.from(body).toString('base64'),
          })
          .then(done, gone),
    };
    // Where a request is sent on to, it is the same request.
    const isTaken = redirectedRequestId === undefined && takers.some((take) => take(paused));
    if (!isTaken) void goOn();
  });
  return {
    patterns,
    takers,
    pause: async () => {
      await session.send('Fetch.enable', { patterns });
    },
  };
};

/**
 * Pauses the page's requests to these addresses. The handler that was added last is asked first. `page.route` would let every request
 * through this process and turn off the browser's cache: a page would load all of its code each time.
 */
export const pauseRequests = async (page: Page, patterns: Pattern[], take: Taker): Promise<void> => {
  const begun = pausedOn.get(page) ?? begin(page);
  pausedOn.set(page, begun);
  const paused = await begun;
  paused.patterns.push(...patterns);
  paused.takers.unshift(take);
  await paused.pause();
};
