import type { FastifyInstance } from 'fastify';

const origin = 'http://localhost:3000';

export type SitePage = { status: number; url: URL; text: string; headers: Record<string, unknown> };

/**
 * A browser without a screen: keeps cookies by path, follows redirects on the site, and stops at the one that leads
 * back to the app, whose answer is in the fragment.
 */
export const siteVisitor = (app: Pick<FastifyInstance, 'inject'>) => {
  const cookies = new Map<string, { value: string; path: string }>();

  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
    const isGone = /max-age=0\b|expires=Thu, 01 Jan 1970/i.test(line);
    if (isGone) cookies.delete(`${name} ${path}`);
    else cookies.set(`${name} ${path}`, { value, path });
  };

  const cookieHeader = (path: string) =>
    [...cookies.entries()]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([key, cookie]) => `${key.split(' ')[0]}=${cookie.value}`)
      .join('; ');

  /** One request, whose redirect is not followed. */
  const step = async (address: string, form?: Record<string, string>) => {
    const url = new URL(address, origin);
    const answer = await app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        cookie: cookieHeader(url.pathname),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { payload: new URLSearchParams(form).toString() }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(line);
    const { location } = answer.headers;
    const page: SitePage = { status: answer.statusCode, url, text: answer.body, headers: answer.headers };
    return { page, next: location === undefined ? null : new URL(location, url) };
  };

  const visit = async (address: string, form?: Record<string, string>): Promise<SitePage> => {
    const { page, next } = await step(address, form);
    if (next === null) return page;
    if (next.pathname.startsWith('/auth/')) return { status: 200, url: next, text: '', headers: {} };
    return visit(next.href);
  };

  return { visit, step, keep };
};
