/** SignalR's JSON protocol: JSON records, each followed by this separator. */
const separator = '\u001e';

export const recordTypes = { invocation: 1, ping: 6, close: 7 } as const;

export type HubRecord =
  | Record<string, never>
  | { type: typeof recordTypes.invocation; target: string; arguments: unknown[] }
  | { type: typeof recordTypes.ping }
  | { type: typeof recordTypes.close; error?: string; allowReconnect?: boolean };

/** A record without an error, which accepts the handshake. */
export const handshakeAccepted: HubRecord = {};

export function encode(...records: HubRecord[]): string {
  return records.map((record) => JSON.stringify(record) + separator).join('');
}

/** The records of a frame; text that is not JSON is ignored. */
export function decode(frame: string): unknown[] {
  return frame.split(separator).flatMap((text) => {
    try {
      return text ? [JSON.parse(text) as unknown] : [];
    } catch {
      return [];
    }
  });
}

/** Whether a record asks for version 1 of the JSON protocol. */
export function isHandshake(record: unknown): boolean {
  const { protocol, version } = (record ?? {}) as { protocol?: unknown; version?: unknown };
  return protocol === 'json' && version === 1;
}
