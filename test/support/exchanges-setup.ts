import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, expect } from 'vitest';
import { root } from '#scripts/run-command.ts';
import { type Exchange, exchangesVariable, largestExample } from '#scripts/test/exchanges.ts';

/*
 * Records what the API tests send and what the server answers, for the part `contract`: each refusal by its code, and each other answer
 * that is small enough for an example.
 */

const file = process.env[exchangesVariable];
const recorded = new Set<string>();
let unwritten: string[] = [];
const bodies = new WeakMap<FastifyRequest, string>();

const record = (exchange: Exchange): void => {
  const line = JSON.stringify(exchange);
  if (line.length > largestExample || recorded.has(line)) return;
  recorded.add(line);
  unwritten.push(`${line}\n`);
};

const textOf = (payload: unknown, type: string): string => {
  if (typeof payload === 'string') return payload;
  return Buffer.isBuffer(payload) && /^text|xml/.test(type) ? payload.toString() : '';
};

/** Tests whose exchanges depend on chance, on a fault or on PostgreSQL, or are made up by the contract or the sandbox. */
const isNoExample = (test: string): boolean =>
  /fuzz|access-matrix|implied-refusals|at-once|random|sandbox|faults|postgres/.test(test);

/** The sandbox refuses with the requested code. */
const isSandbox = (test: string): boolean => test.startsWith('test/api/sandbox/');

const watch = (message: unknown): void => {
  const { fastify: app } = message as { fastify: FastifyInstance };
  // Checking the body puts defaults into it.
  app.addHook('preValidation', async (request) => {
    const isSmall = Number(request.headers['content-length'] ?? 0) < largestExample;
    if (isSmall && request.routeOptions.config.parts === undefined)
      bodies.set(request, JSON.stringify(request.body) ?? '');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, url, headers, routeOptions } = request;
    const { operationId } = routeOptions.config;
    const status = reply.statusCode;
    const test = relative(root, expect.getState().testPath ?? '');
    // A client that hung up reads no answer.
    const isRead = request.raw.errored === null;
    // Checks of the machine ask two operations at `/health` and `/ready`, too.
    const isOfApi = url.startsWith('/api/');
    if (operationId === undefined || !isOfApi || status >= 500 || !isRead || isSandbox(test)) return payload;
    const answer = textOf(payload, String(reply.getHeader('content-type')));
    if (status >= 400) record({ test, operationId, status, code: JSON.parse(answer).code });
    else if (!isNoExample(test)) {
      const type = headers['content-type']?.replace(/;.*/, '') ?? '';
      const body = bodies.get(request) ?? '';
      const shown = answer.length < largestExample / 2 ? answer : '';
      record({ test, operationId, status, request: `${method} ${url}`, type, body, answer: shown });
    }
    return payload;
  });
};

if (file !== undefined) {
  subscribe('fastify.initialization', watch);
  afterAll(() => {
    appendFileSync(file, unwritten.join(''));
    unwritten = [];
  });
}
