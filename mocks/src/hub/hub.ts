import { hubEvent } from '@touchline/contract/endpoints';
import type { Message } from '@touchline/contract/message';
import { now, toInstant } from '../clock.ts';
import { insertInOrder, messages } from '../store/inboxes.ts';
import { onReset } from '../store/resets.ts';
import { decode, encode, handshakeAccepted, isHandshake, recordTypes } from './protocol.ts';

/** How the hub treats who knocks. `refuse`, `401` and `hang` strike before the socket is open. */
export const hubModes = ['ok', 'refuse', '401', 'hang', 'no-handshake', 'flap'] as const;
export type HubMode = (typeof hubModes)[number];

/** What the hub needs of a socket, be it msw's or a real one. */
export interface HubSocket {
  send: (text: string) => void;
  /** Ends the connection without a word, as when a cable is pulled. */
  drop: () => void;
}

const pingInterval = 15_000;

let mode: HubMode = 'ok';
let pinging: ReturnType<typeof setInterval> | undefined;
const connected = new Set<HubSocket>();
/** Sockets that have not been answered, on purpose: dropped with the others. */
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

/** How many clients have shaken hands and are still there. */
export function hubClients(): number {
  return connected.size;
}

/** Takes over an open socket. Give it every text that arrives, and tell it when the socket closed. */
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

/** Sends any payload as the event of the product, to everybody who is connected. */
export function pushPayload(payload: unknown): void {
  sendFrame(encode({ type: recordTypes.invocation, target: hubEvent, arguments: [payload] }));
}

/** Puts a message into the list, unread, and tells everybody. */
export function pushMessage(given: Partial<Message> = {}): Message {
  const message = insertInOrder(messages, {
    id: messages.newId(),
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

/** Sends a frame as it is: for frames that no honest hub would send. */
export function sendFrame(frame: string): void {
  for (const socket of connected) socket.send(frame);
}

/** Cuts every connection, those still waiting too. */
export function dropClients(): void {
  for (const socket of [...connected, ...waiting]) socket.drop();
  connected.clear();
  waiting.clear();
  stopPingingWhenAlone();
}

/** Says goodbye properly. */
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
