import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedAs } from '#server/platform/contract/address-group.ts';
import { limitRates } from '#server/platform/contract/rate-limits.ts';
import type { SecurityEvents } from '#server/platform/security-events/security-events.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** Pages of payments and payment methods. Only these may load what payments need from other sites. */
const payingPaths: readonly string[] = ['/donate', '/donate/thanks', '/registration', '/edit-donation'];

/** The hosts of payments: their scripts, calls, pictures, frames and windows. */
const paymentHosts = ({ payments, grants }: Pick<Settings, 'payments' | 'grants'>): string[] => [
  ...(payments.gateway === 'braintree'
    ? [
        'https://*.braintreegateway.com',
        'https://*.braintree-api.com',
        // The wallets have their own scripts and windows.
        'https://*.paypal.com',
        'https://*.paypalobjects.com',
        'https://*.venmo.com',
        'https://pay.google.com',
        // 3-D Secure.
        'https://*.cardinalcommerce.com',
        'https://*.cardinaltrusted.com',
      ]
    : []),
  // Chariot's script, its calls, and the window of the funds.
  ...(grants.by === 'chariot' ? ['https://*.givechariot.com', 'https://*.dafpay.com'] : []),
];

/** Every bank has its own authentication page, at an address that no list contains. */
const bankPages = ({ payments }: Pick<Settings, 'payments'>): string[] =>
  payments.gateway === 'braintree' ? ['https:'] : [];

type Directives = Readonly<Record<string, readonly string[]>>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');

/** Only the app's own policy creates scripts from text (src/components/trusted/). */
const trustedTypes: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['product'] };

const sourcesOf = (
  settings: Settings,
  inlineScripts: readonly string[],
  hosts: readonly string[],
): Directives => {
  const { identity, analytics } = settings;
  const providers =
    identity.provider === 'local' ? [] : identity.knownAuthorities.map((host) => `https://${host}`);
  const tag = analytics.tagUrl === null ? [] : [new URL(analytics.tagUrl).origin];
  const others = [...providers, ...hosts];
  const banks = hosts.length > 0 ? bankPages(settings) : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...hosts, ...tag],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts, ...tag],
    'connect-src': ["'self'", ...others, ...tag],
    'frame-src': ["'self'", ...others, ...banks],
    'form-action': ["'self'", ...others, ...banks],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
};

type Headers = Readonly<Record<string, string>>;

/**
 * What pages may load, and where browsers report refusals. Third-party scripts (wallets, an analytics tag) do not use trusted types, so
 * pages that allow them only report violations.
 */
const headersOf = (
  settings: Settings,
  inlineScripts: readonly string[],
  hosts: readonly string[],
): Headers => {
  const isSecure = settings.publicUrl.startsWith('https:');
  const reporting: Directives = {
    'report-uri': [reportsPath],
    // Browsers send these reports over https only, and then ignore `report-uri`.
    ...(isSecure && { 'report-to': ['site'] }),
  };
  const sources = sourcesOf(settings, inlineScripts, hosts);
  const hasOthers = hosts.length > 0 || settings.analytics.tagUrl !== null;
  return {
    'content-security-policy': written({ ...sources, ...(hasOthers ? {} : trustedTypes), ...reporting }),
    ...(hasOthers && {
      'content-security-policy-report-only': written({ ...trustedTypes, ...reporting }),
    }),
    ...(isSecure && { 'reporting-endpoints': `site="${settings.publicUrl}${reportsPath}"` }),
  };
};

export type ContentSecurity = {
  headersFor: (path: string) => Headers;
  /** Tells a document which pages need another document: a document keeps its original policy. */
  mark: (document: string, path: string) => string;
};

/** The content security policy of each page, and its mark in the page's document. */
export const contentSecurity = (settings: Settings, inlineScripts: readonly string[]): ContentSecurity => {
  const hosts = paymentHosts(settings);
  const ofOthers = headersOf(settings, inlineScripts, []);
  const ofPaying = headersOf(settings, inlineScripts, hosts);
  const isPaying = (path: string) => payingPaths.includes(path);
  // The document of a build is always the same.
  let marked = { plain: '', document: '' };
  return {
    headersFor: (path) => (isPaying(path) ? ofPaying : ofOthers),
    mark: (plain, path) => {
      if (hosts.length === 0 || isPaying(path)) return plain;
      if (marked.plain !== plain) {
        const document = plain.replace('<html', `<html data-paying-pages="${payingPaths.join(' ')}"`);
        marked = { plain, document };
      }
      return marked.document;
    },
  };
};

/** The path for browsers' reports of the content security policy. */
export const reportsPath = '/security-reports';

/** Bytes: a report contains addresses, and a browser sends several at once. */
const bodyLimit = 16_384;
const perMinute = 30;

/** Reports of one request, and characters of each text. */
const mostReports = 20;
const longest = 200;

/** The directives that events are sampled by; anybody can forge a report. */
const directives: ReadonlySet<string> = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'img-src',
  'connect-src',
  'frame-src',
  'form-action',
  'require-trusted-types-for',
  'trusted-types',
]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longest) : '');

/** Without the query, which may contain personal data. */
const addressOf = (value: unknown): string => {
  const text = textOf(value);
  return URL.canParse(text) ? `${new URL(text).origin}${new URL(text).pathname}` : text.replace(/[?#].*/, '');
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The older form (`report-uri`) is one report, the newer (`report-to`) a list. */
const violationsIn = (body: unknown): { directive: string; blocked: string; page: string }[] => {
  const older = fieldsOf(body)['csp-report'];
  const reports = Array.isArray(body) ? body.map((each) => fieldsOf(each).body) : [older];
  return reports
    .slice(0, mostReports)
    .map(fieldsOf)
    .map((report) => ({
      directive: textOf(
        report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
      ),
      blocked: addressOf(report.blockedURL ?? report['blocked-uri']),
      page: addressOf(report.documentURL ?? report['document-uri']),
    }))
    .filter(({ directive }) => directive !== '');
};

/** Takes the browsers' reports, and records each as a security event. */
export const takeSecurityReports = async (app: FastifyInstance, events: SecurityEvents): Promise<void> => {
  await app.register(async (reports) => {
    await limitRates(reports);
    reports.removeAllContentTypeParsers();
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    const read = app.getDefaultJsonParser('error', 'error');
    reports.addContentTypeParser(types, { parseAs: 'string', bodyLimit }, read);
    const rateLimit = {
      max: perMinute,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }: FastifyRequest) => `security-reports ${countedAs(ip)}`,
    };
    reports.post(reportsPath, { bodyLimit, config: { rateLimit } }, async ({ body, id, ip }, reply) => {
      for (const { directive, blocked, page } of violationsIn(body)) {
        const reason = directives.has(directive) ? directive : 'other';
        events.record('policy-violation', { reason, blocked, page, traceId: id }, { address: ip });
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
};
