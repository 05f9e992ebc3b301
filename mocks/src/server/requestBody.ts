import type { IncomingMessage } from 'node:http';
import { refuseLarge } from '../requests.ts';

/** The body of a request. One that is too large is refused as soon as that is known. */
export async function bytesOf(request: IncomingMessage, canUpload = false): Promise<Buffer> {
  refuseLarge(Number(request.headers['content-length'] ?? 0), canUpload);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      try {
        refuseLarge(size, canUpload);
        chunks.push(chunk);
      } catch (error) {
        // The rest is discarded, so that the client can send it and then read the response.
        chunks.length = 0;
        request.removeAllListeners('data');
        request.resume();
        reject(error as Error);
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

/** The request as handlers read it. */
export function requestOf(
  { method = 'GET', headers }: IncomingMessage,
  target: string,
  body: Buffer,
): Request {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  return new Request(`http://localhost${target}`, {
    method,
    headers: entries,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}
