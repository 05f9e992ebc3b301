/** SignalR's JSON protocol: JSON records, each followed by this separator. */
const separator = '\u001e';

export const recordTypes = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

/** The records that this hub sends. */
export type HubRecord =
  | Record<string, never>
  | { error: string }
  | { type: typeof recordTypes.invocation; target: string; arguments: unknown[] }
  | { type: typeof recordTypes.completion; invocationId: string; error: string }
  | { type: typeof recordTypes.ping }
  | { type: typeof recordTypes.close; error?: string; allowReconnect?: boolean };

/** A record of a client that follows the protocol. */
export interface ClientRecord {
  type: number;
  target?: string;
  invocationId?: string;
}

/** A record without an error, which accepts the handshake. */
export const handshakeAccepted: HubRecord = {};

/** The largest record that the hub reads, in bytes. */
const largestRecord = 32 * 1024;

export function encode(...records: HubRecord[]): string {
  return records.map((record) => JSON.stringify(record) + separator).join('');
}

/** Thrown for a record that violates the protocol, which ends the connection. */
export class ProtocolError extends Error {}

/**
 * Splits the text that arrives into records. A record can come in parts, and a frame can have
 * several. The function yields each complete record and throws a `ProtocolError` for one that is too
 * large.
 */
export function createSplitter(): (text: string) => Generator<string> {
  let rest = '';
  return function* split(text) {
    rest += text;
    for (let end = rest.indexOf(separator); end >= 0; end = rest.indexOf(separator)) {
      const record = rest.slice(0, end);
      rest = rest.slice(end + 1);
      yield withinLimit(record);
    }
    withinLimit(rest);
  };
}

function withinLimit(record: string): string {
  // A character has at least one byte.
  const size = record.length > largestRecord ? record.length : byteLength(record);
  if (size <= largestRecord) return record;
  throw new ProtocolError(`The maximum message size of ${largestRecord}B was exceeded.`);
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** The error of a request for a handshake, or null if it asks for version 1 of the JSON protocol. */
export function handshakeError(text: string): string | null {
  const { protocol, version } = objectIn(text) ?? {};
  if (typeof protocol !== 'string' || !Number.isInteger(version)) {
    return 'An unexpected error occurred during connection handshake.';
  }
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`;
  if (version === 1) return null;
  return `The server does not support version ${String(version)} of the 'json' protocol.`;
}

/** Parses a record of a client; null for a type of a later version, which is ignored. */
export function parseRecord(text: string): ClientRecord | null {
  const record = objectIn(text);
  const type = record?.['type'];
  if (typeof type !== 'number') throw new ProtocolError("Missing required property 'type'.");
  const shape = requiredFields.get(type);
  if (!shape) return null;
  for (const [name, isValid] of Object.entries(shape)) {
    if (!isValid(record?.[name])) throw new ProtocolError(`Missing required property '${name}'.`);
  }
  return record as unknown as ClientRecord;
}

const isText = (value: unknown) => typeof value === 'string';
const isTextIfGiven = (value: unknown) => value === undefined || isText(value);
const invocation = { target: isText, arguments: Array.isArray };

const requiredFields = new Map<number, Record<string, (value: unknown) => boolean>>([
  [recordTypes.invocation, { ...invocation, invocationId: isTextIfGiven }],
  [recordTypes.streamItem, { invocationId: isText }],
  [recordTypes.completion, { invocationId: isText }],
  [recordTypes.streamInvocation, { ...invocation, invocationId: isText }],
  [recordTypes.cancelInvocation, { invocationId: isText }],
  [recordTypes.ping, {}],
  [recordTypes.close, { error: isTextIfGiven }],
  [recordTypes.ack, { sequenceId: Number.isInteger }],
  [recordTypes.sequence, { sequenceId: Number.isInteger }],
]);

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
