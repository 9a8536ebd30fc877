import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedAs } from './platform/contract/neighbourhood.ts';
import { limitRates } from './platform/contract/rate-limits.ts';
import type { SecurityEvents } from './platform/security-events/security-events.ts';

/** Where browsers report what the content security policy kept a page from. */
export const reportsPath = '/security-reports';

/** Bytes: a report names addresses, and a browser collects a few before it sends them. */
const bodyLimit = 16_384;
const perMinute = 30;

/** Of one request, and characters of each text. */
const mostReports = 20;
const longest = 200;

/** The directives that events are sampled by; what is in a report anybody can make up. */
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

type Violation = { directive: string; blocked: string; page: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longest) : '');

/** Without query, in which something personal may stand. */
const addressOf = (value: unknown): string => {
  const text = textOf(value);
  return URL.canParse(text) ? `${new URL(text).origin}${new URL(text).pathname}` : text.replace(/[?#].*/, '');
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The older form (`report-uri`) is one report, the newer (`report-to`) a list. */
const violationsIn = (body: unknown): Violation[] => {
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
