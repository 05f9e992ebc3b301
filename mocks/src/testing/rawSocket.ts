import { type Socket, connect } from 'node:net';

/** A connection to the server of this address, without any protocol. */
export function openSocket(url: string): Socket {
  return connect(Number(new URL(url).port), 'localhost');
}

/** The head of a request that closes the connection afterwards. */
export function headOf(line: string, ...headers: string[]): string {
  const hasHost = headers.some((header) => /^host:/i.test(header));
  const all = hasHost ? headers : ['Host: localhost', ...headers];
  return `${[line, 'Connection: close', ...all].join('\r\n')}\r\n\r\n`;
}

/** Sends the parts and reads until the server closes the connection. */
export async function exchange(
  socket: Socket,
  parts: readonly (string | Uint8Array)[],
): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A server that has answered may reset the connection while the rest is sent.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => {
    socket.on('close', resolve);
  });
  for (const part of parts) socket.write(part);
  await closed;
  return Buffer.concat(chunks).toString('latin1');
}
