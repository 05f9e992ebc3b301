import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { problemType } from '../problems.ts';

const compress = promisify(gzip);

/** Bodies below this size, in bytes, would hardly become smaller. */
const worthCompressing = 1_000;

/** Sends a response, compressed as by a production server. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  let body: Buffer = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.appendHeader('Vary', 'Accept-Encoding');
  const canCompress = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  if (canCompress && body.length >= worthCompressing) {
    body = await compress(body);
    response.setHeader('Content-Encoding', 'gzip');
  }
  if (answer.status !== 204) response.setHeader('Content-Length', body.length);
  if (request.complete) return void response.writeHead(answer.status).end(body);
  // The client is still sending what nobody reads. It gets the response now; the connection ends
  // with the request, so that closing it does not take the response away.
  response.setHeader('Connection', 'close');
  response.writeHead(answer.status).write(body);
  request.once('close', () => response.end());
  request.once('end', () => response.end());
  request.resume();
}

/** Sends a problem over a socket on which there is no request, and closes it. */
export async function sendRaw(socket: Duplex, answer: Response): Promise<void> {
  const body = await answer.text();
  const head = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`,
    `Content-Type: ${problemType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  // Nothing is read from the socket any more, so it does not end by itself.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
