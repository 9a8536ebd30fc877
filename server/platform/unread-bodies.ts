import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of an unwanted body that are read: four times the largest body that is taken. */
const mostUnwanted = 64 * 1024 * 1024;

/** Milliseconds without a byte, and in all, after which the server stops waiting for the rest. */
const patience = { idle: 5_000, inAll: 30_000 };

/**
 * Ends the sending side, and closes the connection when the client does or has sent too much. An immediate close would reset the
 * connection, and a client that reads only after it has sent all would miss the answer. The caller must read and discard what arrives.
 */
const endGently = (socket: Socket): void => {
  const last = Date.now() + patience.inAll;
  const most = socket.bytesRead + mostUnwanted;
  const watch = setInterval(() => {
    if (socket.bytesRead > most || Date.now() > last) socket.destroy();
  }, 500).unref();
  socket.once('close', () => clearInterval(watch));
  socket.once('end', () => socket.destroy());
  socket.setTimeout(patience.idle, () => socket.destroy());
  socket.end();
};

/** Sends the last answer on a connection that Node cannot parse. */
export const endUnreadable = (socket: Socket, word: string): void => {
  // The parser would report the rest as another error.
  socket.removeAllListeners('data').on('data', () => {});
  socket.write(word);
  endGently(socket);
};

/**
 * Delivers an answer that is given before the whole request has arrived, most often a refusal: `server` ends its connection gently. Clients
 * that wait (`Expect: 100-continue`) send their body only once it is read. Where the connection stays open, Node discards the rest of the
 * body, within the time of a request.
 */
export const answerBeforeBodies = (server: Server): void => {
  server.prependListener('request', (request, response) => {
    response.prependOnceListener('finish', () => {
      if (request.complete) return;
      const { socket } = request;
      const destroySoon = socket.destroySoon.bind(socket);
      // Node calls this to end a connection.
      socket.destroySoon = () => {
        request.once('end', destroySoon).resume();
        endGently(socket);
      };
    });
  });
  server.on('checkContinue', (request, response) => {
    request.once('resume', () => {
      if (!response.headersSent) response.writeContinue();
    });
    server.emit('request', request, response);
  });
};
