import { hubEvent } from '@touchline/contract/endpoints';
import type { Message } from '@touchline/contract/message';
import { now, toInstant } from '../clock.ts';
import { deliverToAll } from '../store/inboxes.ts';
import { onReset } from '../store/resets.ts';
import { decode, encode, handshakeAccepted, isHandshake, recordTypes } from './protocol.ts';

/**
 * How the hub treats new connections. `refuse`, `401` and `hang` take effect before the socket is
 * open.
 */
export const hubModes = ['ok', 'refuse', '401', 'hang', 'no-handshake', 'flap'] as const;
export type HubMode = (typeof hubModes)[number];

/** The interface of a socket, implemented for MSW and for real WebSockets. */
export interface HubSocket {
  send: (text: string) => void;
  /** Closes the connection without a close frame, as when a cable is pulled. */
  drop: () => void;
}

const pingInterval = 15_000;

let mode: HubMode = 'ok';
let pinging: ReturnType<typeof setInterval> | undefined;
const connected = new Set<HubSocket>();
/** Sockets that are deliberately left unanswered; `dropClients` closes them too. */
const waiting = new Set<HubSocket>();

onReset(() => {
  mode = 'ok';
});

export function hubMode(): HubMode {
  return mode;
}

export function setHubMode(next: HubMode): void {
  mode = next;
}

/** The number of connected clients after the handshake. */
export function hubClients(): number {
  return connected.size;
}

/**
 * Serves an open socket. Pass it every text that arrives, and tell it when the socket is closed.
 */
export function openHub(socket: HubSocket) {
  waiting.add(socket);
  return {
    receive(text: string): void {
      if (connected.has(socket) || mode === 'no-handshake' || mode === 'hang') return;
      if (!decode(text).some(isHandshake)) return;
      waiting.delete(socket);
      socket.send(encode(handshakeAccepted));
      if (mode === 'flap') return socket.drop();
      connected.add(socket);
      keepPinging();
    },
    closed(): void {
      waiting.delete(socket);
      connected.delete(socket);
      stopPingingWhenAlone();
    },
  };
}

/** Sends any payload as the product's event to all clients. */
export function pushPayload(payload: unknown): void {
  sendFrame(encode({ type: recordTypes.invocation, target: hubEvent, arguments: [payload] }));
}

/** Adds an unread message to the list of every account and notifies all clients. */
export function pushMessage(given: Partial<Message> = {}): Message {
  const message = deliverToAll({
    read: false,
    seen: false,
    link: null,
    useRouter: false,
    icon: null,
    image: null,
    title: 'A new message',
    description: null,
    time: toInstant(now()),
    ...given,
  });
  pushPayload(message);
  return message;
}

/** Sends a raw frame, for testing invalid frames. */
export function sendFrame(frame: string): void {
  for (const socket of connected) socket.send(frame);
}

/** Drops every connection, including unanswered ones. */
export function dropClients(): void {
  for (const socket of [...connected, ...waiting]) socket.drop();
  connected.clear();
  waiting.clear();
  stopPingingWhenAlone();
}

/** Closes all connections with a close message. */
export function closeClients(allowReconnect: boolean): void {
  sendFrame(encode({ type: recordTypes.close, allowReconnect }));
}

function keepPinging(): void {
  pinging ??= setInterval(() => sendFrame(encode({ type: recordTypes.ping })), pingInterval);
}

function stopPingingWhenAlone(): void {
  if (connected.size) return;
  clearInterval(pinging);
  pinging = undefined;
}
