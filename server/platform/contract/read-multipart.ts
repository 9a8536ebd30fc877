import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { tooBusy } from './admission.ts';
import { multipartType, type Schema } from './document.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The schema of a body in parts: files and numbers. */
    parts?: Schema;
  }
}

/**
 * Bytes of bodies that one process accepts at once. A body reserves its declared size from before its first byte until the answer. A
 * refused client sends nothing in vain, and the first of many complete.
 */
const room = 48 * 1024 * 1024;

/** Open requests with files for each person, so that one person cannot fill the room. */
const mostEach = 2;

/** Bytes around the files: boundaries, headers, numbers. */
const wrapping = 64 * 1024;

type PartSchema = { type?: unknown; format?: unknown; maxLength?: unknown };
type Parts = Record<string, Uint8Array | number | string>;

const partsOf = (schema: Schema): Record<string, PartSchema> =>
  (schema.properties ?? {}) as Record<string, PartSchema>;

/** Bytes that a file may have. */
const mostOf = ({ maxLength }: PartSchema): number => (typeof maxLength === 'number' ? maxLength : 0);

const tooLarge = () => platformProblem('body-too-large');

/** Parses a number where the contract declares one; the check of the body refuses any other text. */
const textValue = (schema: PartSchema | undefined, text: string): number | string =>
  schema?.type === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

/** Bytes that the whole body may have: a file and its wrapping. */
const mostOfBody = (schema: Schema): number =>
  Math.max(...Object.values(partsOf(schema)).map(mostOf)) + wrapping;

type Reservation = { bytes: number; caller: string };

/** Bytes and requests that the process currently holds. */
const openRoom = () => {
  let bytes = 0;
  const byCaller = new Map<string, number>();
  return {
    /** @throws ProblemError `temporarily-unavailable` */
    enter: (reservation: Reservation): void => {
      const open = byCaller.get(reservation.caller) ?? 0;
      if (open >= mostEach || bytes + reservation.bytes > room) throw tooBusy();
      byCaller.set(reservation.caller, open + 1);
      bytes += reservation.bytes;
    },
    leave: (reservation: Reservation): void => {
      bytes -= reservation.bytes;
      const open = (byCaller.get(reservation.caller) ?? 1) - 1;
      if (open > 0) byCaller.set(reservation.caller, open);
      else byCaller.delete(reservation.caller);
    },
  };
};

const readFile = async (file: BusboyFileStream): Promise<Buffer> => {
  const bytes = await buffer(file);
  if (file.truncated) throw tooLarge();
  return bytes;
};

/** @throws ProblemError `malformed-request` where the type names no boundary */
const parserOf = (type: string, fileSize: number): InstanceType<typeof Busboy> => {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize, files: 1, fields: 10, parts: 12, fieldSize: 100, fieldNameSize: 50 },
    });
  } catch (cause) {
    throw platformProblem('malformed-request', { cause });
  }
};

/** The parts of a body, by their names in the contract. A body that ends early or repeats a part is unreadable. */
const read = (payload: Readable, type: string, schema: Schema): Promise<Parts> =>
  new Promise((resolve, reject) => {
    const declared = partsOf(schema);
    const most = Math.max(...Object.values(declared).map(mostOf));
    const parts: Parts = Object.create(null);
    const files: Promise<void>[] = [];
    const parser = parserOf(type, most);
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
      // A file's part without a file name is text, but the check of the body would take the text for a file.
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

/** Reads multipart bodies where the contract declares them. Bodies that are too large, or find no room, are refused unread. */
export const readMultipart = (app: FastifyInstance): void => {
  const reservations = new WeakMap<FastifyRequest, Reservation>();
  const open = openRoom();
  const leave = async (request: FastifyRequest): Promise<void> => {
    const those = reservations.get(request);
    if (those === undefined) return;
    reservations.delete(request);
    open.leave(those);
  };
  app.addHook('onResponse', leave);
  app.addHook('onRequestAbort', leave);
  app.addContentTypeParser(multipartType, async (request: FastifyRequest, payload: Readable) => {
    const { parts: schema } = request.routeOptions.config;
    if (schema === undefined) throw platformProblem('media-type-unknown');
    // A chunked body does not declare its length.
    const bytes = Number(request.headers['content-length'] ?? mostOfBody(schema));
    if (bytes > mostOfBody(schema)) throw tooLarge();
    const those = { bytes, caller: request.caller?.oid ?? '' };
    open.enter(those);
    reservations.set(request, those);
    return read(payload, request.headers['content-type'] ?? '', schema);
  });
};
