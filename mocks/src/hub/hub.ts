import { hubEvent, recallEvent } from '@touchline/contract/hub';
import type { Message } from '@touchline/contract/message';
import { now, toInstant } from '../clock.ts';
import { deliverToAll } from '../store/inboxes.ts';
import { onReset } from '../store/resets.ts';
import { type HubConnection, type HubSocket, openConnection } from './connection.ts';
import { encode, recordTypes } from './protocol.ts';

/**
 * How the hub treats new connections. `refuse`, `401` and `hang` take effect before the socket is
 * open.
 */
export const hubModes = ['ok', 'refuse', '401', 'hang', 'no-handshake', 'flap'] as const;
export type HubMode = (typeof hubModes)[number];

let mode: HubMode = 'ok';
/** The connections after their handshake, with the account of each. */
const connected = new Map<HubConnection, string | null>();
/** Sockets without a handshake; `dropClients` closes them too. */
const waiting = new Set<Pick<HubConnection, 'drop'>>();

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

/** The number of sockets whose handshake has not come. */
export function waitingClients(): number {
  return waiting.size;
}

/**
 * Serves an open socket. Pass it every text that arrives, and tell it when the socket is closed.
 *
 * @param accountOf the id of the account, asked after the handshake
 */
export function openHub(
  socket: HubSocket,
  accountOf: () => string | null = () => null,
): Pick<HubConnection, 'receive' | 'closed'> {
  if (mode === 'no-handshake' || mode === 'hang') {
    waiting.add(socket);
    return { receive: () => {}, closed: () => void waiting.delete(socket) };
  }
  const connection = openConnection(socket, {
    onConnected() {
      waiting.delete(connection);
      if (mode === 'flap') connection.drop();
      else connected.set(connection, accountOf());
    },
    onEnded() {
      waiting.delete(connection);
      connected.delete(connection);
    },
  });
  waiting.add(connection);
  return connection;
}

/** Sends any payload as the product's event to all clients. */
export function pushPayload(payload: unknown): void {
  sendFrame(eventOf(payload));
}

/** Notifies the clients of one account of a message in its inbox (LIVE-21). */
export function pushTo(accountId: string, message: Message): void {
  sendTo(accountId, eventOf(message));
}

/** Tells the clients of one account that a message was taken out of its inbox (LIVE-27). */
export function pushRecallTo(accountId: string, { id }: Pick<Message, 'id'>): void {
  sendTo(accountId, eventOf({ id }, recallEvent));
}

function sendTo(accountId: string, event: string): void {
  for (const [connection, id] of connected) if (id === accountId) connection.send(event);
}

function eventOf(payload: unknown, target = hubEvent): string {
  return encode({ type: recordTypes.invocation, target, arguments: [payload] });
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
  for (const connection of connected.keys()) connection.send(frame);
}

/** Drops every connection, including unanswered ones. */
export function dropClients(): void {
  for (const connection of [...connected.keys(), ...waiting]) connection.drop();
  connected.clear();
  waiting.clear();
}

/** Closes all connections with a record that says so. */
export function closeClients(allowReconnect: boolean): void {
  for (const connection of connected.keys()) connection.close({ allowReconnect });
}
