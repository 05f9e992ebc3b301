import type { IncomingMessage, ServerResponse } from 'node:http';

/** Lets pages of any origin call the API with a token. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT, DELETE');
  response.setHeader('Access-Control-Expose-Headers', 'Date, Retry-After');
  response.setHeader('Access-Control-Max-Age', '600');
}
