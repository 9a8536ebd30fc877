import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { tooBusy } from './admission.ts';
import { multipartType, type Schema } from './document.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The schema of its body, which comes in parts: files, and numbers. */
    parts?: Schema;
  }
}

/**
 * Bytes of bodies that one process takes at once. A body has its room, all that it says it will need, from before its first byte is read
 * to the answer: who finds none sends nothing in vain, and of many at once those that came first come through.
 */
const room = 48 * 1024 * 1024;

/** Requests with files that one person has open at once: nobody fills the room alone. */
const mostEach = 2;

/** What comes around the files: boundaries, headers, numbers. */
const wrapping = 64 * 1024;

type PartSchema = { type?: unknown; format?: unknown; maxLength?: unknown };
type Parts = Record<string, Uint8Array | number | string>;

const partsOf = (schema: Schema): Record<string, PartSchema> =>
  (schema.properties ?? {}) as Record<string, PartSchema>;

/** Bytes that a file may have. */
const mostOf = ({ maxLength }: PartSchema): number => (typeof maxLength === 'number' ? maxLength : 0);

const tooLarge = () => platformProblem('body-too-large');

/** A number, where the contract asks for one and the text is one; the check of the body refuses any other text. */
const textValue = (schema: PartSchema | undefined, text: string): number | string =>
  schema?.type === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

/** Bytes that the whole body may have: a file, and what comes around it. */
const mostOfBody = (schema: Schema): number =>
  Math.max(...Object.values(partsOf(schema)).map(mostOf)) + wrapping;

type Held = { bytes: number; caller: string };

/** What the process holds of requests under way. */
const openRoom = () => {
  let bytes = 0;
  const byCaller = new Map<string, number>();
  return {
    /** @throws ProblemError `temporarily-unavailable` */
    enter: (held: Held): void => {
      const open = byCaller.get(held.caller) ?? 0;
      if (open >= mostEach || bytes + held.bytes > room) throw tooBusy();
      byCaller.set(held.caller, open + 1);
      bytes += held.bytes;
    },
    leave: (held: Held): void => {
      bytes -= held.bytes;
      const open = (byCaller.get(held.caller) ?? 1) - 1;
      if (open > 0) byCaller.set(held.caller, open);
      else byCaller.delete(held.caller);
    },
  };
};

const readFile = async (file: BusboyFileStream): Promise<Buffer> => {
  const bytes = await buffer(file);
  if (file.truncated) throw tooLarge();
  return bytes;
};

/** The parts of a body, as the contract names them. A body that ends early, or repeats a part, can't be read. */
const read = (payload: Readable, type: string, schema: Schema): Promise<Parts> =>
  new Promise((resolve, reject) => {
    const declared = partsOf(schema);
    const most = Math.max(...Object.values(declared).map(mostOf));
    const parts: Parts = Object.create(null);
    const files: Promise<void>[] = [];
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize: most, files: 1, fields: 10, parts: 12, fieldSize: 100, fieldNameSize: 50 },
    });
    const fail = (error: unknown) => {
      payload.unpipe(parser);
      payload.resume();
      reject(error);
    };
    const malformed = (cause?: unknown) => fail(platformProblem('malformed-request', { cause }));
    parser.on('file', (name, file) => {
      if (name in parts || declared[name]?.format !== 'binary') {
        file.resume();
        malformed();
        return;
      }
      parts[name] = '';
      files.push(
        readFile(file).then((bytes) => {
          parts[name] = bytes;
        }),
      );
      files.at(-1)?.catch(fail);
    });
    parser.on('field', (name, text, _nameTruncated, isTruncated) => {
      // A file's part without a file name is text; the check of the body would take it for one.
      const isFile = declared[name]?.format === 'binary';
      if (name in parts || isTruncated || isFile) malformed();
      else parts[name] = textValue(declared[name], text);
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.on(limit, () => malformed());
    parser.on('error', malformed);
    parser.on('finish', () => Promise.all(files).then(() => resolve({ ...parts }), fail));
    payload.on('error', malformed);
    payload.on('aborted', () => malformed());
    payload.pipe(parser);
  });

/** Reads bodies of several parts where the contract asks for them. What is too large, or finds no room, is refused before it is read. */
export const readMultipart = (app: FastifyInstance): void => {
  const held = new WeakMap<FastifyRequest, Held>();
  const open = openRoom();
  const leave = async (request: FastifyRequest): Promise<void> => {
    const those = held.get(request);
    if (those === undefined) return;
    held.delete(request);
    open.leave(those);
  };
  app.addHook('onResponse', leave);
  app.addHook('onRequestAbort', leave);
  app.addContentTypeParser(multipartType, async (request: FastifyRequest, payload: Readable) => {
    const { parts: schema } = request.routeOptions.config;
    if (schema === undefined) throw platformProblem('media-type-unknown');
    // A body in chunks doesn't say how long it will be.
    const bytes = Number(request.headers['content-length'] ?? mostOfBody(schema));
    if (bytes > mostOfBody(schema)) throw tooLarge();
    const those = { bytes, caller: request.caller?.oid ?? '' };
    open.enter(those);
    held.set(request, those);
    return read(payload, request.headers['content-type'] ?? '', schema);
  });
};
