import { connect } from 'node:net';
import { Readable } from 'node:stream';

export type WholeRequest = {
  method?: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** How the body is sent: with its length ahead, in chunks, or with its length once the server asks for it. */
  framing?: 'length' | 'chunks' | 'expect';
};

export type Heard = {
  /** The status of the answer; null if the connection broke before the whole answer arrived. */
  status: number | null;
  code: string | null;
  /** Whether the server asked for the body of a request that waits for that. */
  isAsked: boolean;
};

const chunkSize = 64 * 1024;

function* framed(body: Buffer, isChunked: boolean): Generator<Buffer> {
  for (let at = 0; at < body.length; at += chunkSize) {
    const part = body.subarray(at, at + chunkSize);
    yield isChunked
      ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
      : part;
  }
  if (isChunked) yield Buffer.from('0\r\n\r\n');
}

type Answer = { status: number; code: string | null };

/** The answer in what was heard; null while it has not come whole. */
const answerIn = (heard: string): Answer | null => {
  const end = heard.indexOf('\r\n\r\n');
  const body = heard.slice(end + 4);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(heard.slice(0, end))?.[1] ?? 0);
  if (end < 0 || body.length < length) return null;
  return { status: Number(heard.slice(9, 12)), code: /"code":"([^"]+)"/.exec(body)?.[1] ?? null };
};

/**
 * Sends a request as many clients do: all of its body before anything of the answer is read, however early that comes. What a connection
 * that breaks meanwhile had said is lost, as it is to them.
 */
export const sendWhole = (
  address: string,
  { method = 'POST', path, headers, body, framing = 'length' }: WholeRequest,
): Promise<Heard> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let heard = '';
    let isAsked = false;
    const end = (answer: Answer | null) => {
      resolve({ status: answer?.status ?? null, code: answer?.code ?? null, isAsked });
      socket.destroy();
    };
    const hear = (part: Buffer) => {
      heard += part.toString('latin1');
      const answer = answerIn(heard);
      if (answer?.status !== 100) {
        if (answer !== null) end(answer);
        return;
      }
      isAsked = true;
      heard = '';
      socket.off('data', hear).pause();
      sendBody();
    };
    const sendBody = () =>
      Readable.from(framed(body, framing === 'chunks'))
        .once('end', () => socket.on('data', hear).resume())
        .pipe(socket, { end: false });
    for (const event of ['error', 'end', 'close']) socket.on(event, () => end(null));
    const lines = Object.entries({
      host: 'localhost',
      ...headers,
      ...(framing === 'chunks' ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }),
      ...(framing === 'expect' && { expect: '100-continue' }),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    if (framing === 'expect') socket.on('data', hear);
    else sendBody();
  });
