import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Proxies one HTTP request to `origin` without changes. Headers that are already set on the response take
 * the place of those in the answer.
 */
export function forwardRequest(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const onward = ask(
    new URL(request.url ?? '/', origin),
    // A connection that is kept may be closed by the API at the moment in which it is used again.
    { method: request.method, headers: request.headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...response.getHeaders(),
      });
      answer.pipe(response);
    },
  );
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'Content-Type': 'text/plain' }).end('No answer from the API');
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/**
 * Proxies a WebSocket to `origin`: the upgrade request is passed unchanged, then bytes in both
 * directions.
 */
export function forwardUpgrade(
  origin: string,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const { hostname, port } = new URL(origin);
  const onward = connect(Number(port || 80), hostname, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
    }
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket);
    socket.pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  onward.on('close', () => socket.destroy());
  socket.on('error', () => onward.destroy());
  socket.on('close', () => onward.destroy());
}
