import type { Readable } from 'node:stream';
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

/** Bytes of files that one process holds at once, from the first byte of a request to its answer. */
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

type Held = { bytes: number; caller: string };

/** What the process holds of requests under way. */
const openRoom = () => {
  let bytes = 0;
  const byCaller = new Map<string, number>();
  return {
    enter: (caller: string): Held => {
      const open = byCaller.get(caller) ?? 0;
      if (open >= mostEach) throw tooBusy();
      byCaller.set(caller, open + 1);
      return { bytes: 0, caller };
    },
    /** False when there is no room for so many bytes more. */
    hold: (held: Held, more: number): boolean => {
      if (bytes + more > room) return false;
      held.bytes += more;
      bytes += more;
      return true;
    },
    leave: (held: Held): void => {
      bytes -= held.bytes;
      const open = (byCaller.get(held.caller) ?? 1) - 1;
      if (open > 0) byCaller.set(held.caller, open);
      else byCaller.delete(held.caller);
    },
  };
};

type Reading = { type: string; schema: Schema; hold: (bytes: number) => boolean };

const readFile = async (file: BusboyFileStream, hold: Reading['hold']): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    if (!hold(chunk.length)) throw tooBusy();
    chunks.push(chunk);
  }
  if (file.truncated) throw tooLarge();
  return Buffer.concat(chunks);
};

/** The parts of a body, as the contract names them. A body that ends early, or repeats a part, can't be read. */
const read = (payload: Readable, { type, schema, hold }: Reading): Promise<Parts> =>
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
        readFile(file, hold).then((bytes) => {
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

/** Reads bodies of several parts where the contract asks for them. What is too large, or finds no room, is refused before it is held. */
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
    const most = Math.max(...Object.values(partsOf(schema)).map(mostOf));
    if (Number(request.headers['content-length'] ?? 0) > most + wrapping) throw tooLarge();
    const those = open.enter(request.caller?.oid ?? '');
    held.set(request, those);
    const type = request.headers['content-type'] ?? '';
    return read(payload, { type, schema, hold: (bytes) => open.hold(those, bytes) });
  });
};
