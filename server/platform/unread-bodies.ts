import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes that are read of what nobody wants any more: four times the largest body that is taken. */
const mostUnwanted = 64 * 1024 * 1024;

/** Milliseconds without a byte, and in all, after which nobody waits for the rest. */
const patience = { idle: 5_000, inAll: 30_000 };

/**
 * Says that nothing more is said, and closes the connection only when the client does, or has sent more than anybody should. Closed at
 * once, it would be reset by what still comes, and a client that reads only after it has sent all would never see its answer. Whoever
 * calls it sees to it that what comes is read and thrown away.
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

/** Gives the last word on a connection of which Node can read nothing more. */
export const endUnreadable = (socket: Socket, word: string): void => {
  // The parser would complain of the rest once more.
  socket.removeAllListeners('data').on('data', () => {});
  socket.write(word);
  endGently(socket);
};

/**
 * Sees to it that an answer that is given before the request has come whole, most often a refusal, arrives: `server` ends its connection
 * gently, and asks clients that wait for it (`Expect: 100-continue`) for their body only once somebody reads it. Where the connection
 * stays open, Node throws the rest of the body away by itself, for no longer than a request may take.
 */
export const answerBeforeBodies = (server: Server): void => {
  server.prependListener('request', (request, response) => {
    response.prependOnceListener('finish', () => {
      if (request.complete) return;
      const { socket } = request;
      const destroySoon = socket.destroySoon.bind(socket);
      // What Node ends a connection with.
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
