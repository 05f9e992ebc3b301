import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
} from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import {
  closeClients,
  dropClients,
  hubClients,
  pushPayload,
  sendFrame,
  waitingClients,
} from '../hub/hub.ts';
import { reset } from '../store/resets.ts';
import { signToken } from '../token.ts';

interface Served {
  /** The address before `/api/`. */
  url: string;
  /** The class that opens sockets with this token. */
  socketFor: (token: string) => typeof WebSocket;
  close: () => Promise<void>;
}

/**
 * Tests the hub by what the client of SignalR does with it.
 *
 * @param way how the mock back end is served; its state has to be in the process of the test
 */
export function judgeHub(way: string, open: () => Promise<Served>): void {
  describe(`${way}, judged by the client of SignalR`, () => judge(open));
}

function judge(open: () => Promise<Served>): void {
  let back: Served;
  let tokens: Record<'user' | 'administrator', string>;
  const connections: HubConnection[] = [];

  beforeAll(async () => {
    tokens = {
      user: await signToken(accounts.user.user),
      administrator: await signToken(accounts.administrator.user),
    };
    back = await open();
  });
  beforeEach(() => {
    // Sockets and promises stay real: only the times of the hub and of the client are advanced.
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
  });
  afterEach(async () => {
    dropClients();
    for (const connection of connections.splice(0)) await connection.stop();
    vi.useRealTimers();
    reset();
  });
  afterAll(() => back.close());

  /** The client with the options of the product: no negotiation, WebSockets only. */
  function builder(as: keyof typeof tokens = 'user'): HubConnectionBuilder {
    const options = {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => tokens[as],
      // The types leave this option out.
      WebSocket: back.socketFor(tokens[as]),
    };
    return new HubConnectionBuilder()
      .withUrl(`${back.url}/api/hubs/users`, options)
      .configureLogging(LogLevel.None);
  }

  async function connect(
    keepAlive = 15_000,
    as: keyof typeof tokens = 'user',
  ): Promise<{ hub: HubConnection; closed: Promise<Error | undefined> }> {
    const hub = builder(as).build();
    hub.keepAliveIntervalInMilliseconds = keepAlive;
    connections.push(hub);
    const closed = new Promise<Error | undefined>((resolve) => {
      hub.onclose(resolve);
    });
    await hub.start();
    expect(hub.state).toBe(HubConnectionState.Connected);
    return { hub, closed };
  }

  /** Lets time pass in small steps, so that what is sent meanwhile arrives. */
  async function pass(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 1_000) {
      await vi.advanceTimersByTimeAsync(1_000);
      await roundTrip();
    }
  }

  /** Resolves after everything that was sent before has arrived at both ends. */
  async function roundTrip(): Promise<void> {
    const [hub] = connections;
    if (hub?.state !== HubConnectionState.Connected || hubClients() === 0) return;
    const arrived = new Promise((resolve) => {
      hub.on('RoundTrip', resolve);
    });
    sendFrame('{"type":1,"target":"RoundTrip","arguments":[]}\u001e');
    await arrived;
    hub.off('RoundTrip');
  }

  test('a push arrives (LIVE-3)', async () => {
    const { hub } = await connect();
    const received = new Promise((resolve) => {
      hub.on('Message', resolve);
    });
    pushPayload({ title: 'Kick-off' });
    expect(await received).toEqual({ title: 'Kick-off' });
  });

  async function post<Body>(path: string, body: unknown): Promise<Body> {
    const response = await fetch(`${back.url}/api/admin/messages${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${tokens.administrator}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.json() as Promise<Body>;
  }

  test('a message that an administrator sends reaches the connections of its receivers alone (LIVE-21)', async () => {
    const audience = { kind: 'roles', roles: ['User'] };
    const receiver = await connect();
    const other = await connect(15_000, 'administrator');
    const received: unknown[] = [];
    const missed: unknown[] = [];
    receiver.hub.on('Message', (message) => received.push(message));
    other.hub.on('Message', (message) => missed.push(message));
    const message = { title: 'Tea', body: 'At four.', audience };
    const { id, version } = await post<{ id: string; version: number }>('', { message });
    const { total } = await post<{ total: number }>('/audience', { audience });
    await post(`/${id}/send`, { version, total });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const inbox = await fetch(`${back.url}/api/common/messages`, {
      headers: { Authorization: `Bearer ${tokens.user}` },
    });
    expect(received).toEqual(((await inbox.json()) as unknown[]).slice(0, 1));
    const arrived = new Promise((resolve) => {
      other.hub.on('Message', resolve);
    });
    pushPayload('to all');
    await arrived;
    expect(missed).toEqual(['to all']);
  });

  test('an invocation is completed with an error, a message is not answered (LIVE-18)', async () => {
    const { hub } = await connect();
    await hub.send('Sum', 1);
    await expect(hub.invoke('Sum', 1)).rejects.toThrow("Unknown hub method 'Sum'");
    const failed = new Promise((resolve) => {
      hub.stream('Count', 3).subscribe({ next: () => {}, complete: () => {}, error: resolve });
    });
    expect(String(await failed)).toContain("Unknown hub method 'Count'");
    expect(hub.state).toBe(HubConnectionState.Connected);
  });

  test('the pings of both sides keep a quiet connection for minutes (LIVE-6)', async () => {
    const { hub } = await connect();
    await pass(100_000);
    expect(hub.state).toBe(HubConnectionState.Connected);
    expect(hubClients()).toBe(1);
  });

  test('without the pings of the server the client leaves', async () => {
    const { hub, closed } = await connect();
    hub.serverTimeoutInMilliseconds = 10_000;
    await roundTrip();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(String(await closed)).toContain('Server timeout elapsed');
  });

  test('without the pings of the client the hub closes, and the client may come back (LIVE-6)', async () => {
    const { hub, closed } = await connect(1_000_000);
    await pass(29_000);
    expect(hub.state).toBe(HubConnectionState.Connected);
    // The client has sent one ping right after the handshake, within the first step.
    await pass(2_000);
    expect(String(await closed)).toContain('Connection closed with an error.');
    expect(hubClients()).toBe(0);
  });

  test.each([true, false])('a close record ends the connection (LIVE-13), %s', async (allow) => {
    const { closed } = await connect();
    closeClients(allow);
    expect(await closed).toBeUndefined();
    expect(hubClients()).toBe(0);
  });

  test('the client stops without an error', async () => {
    const { hub, closed } = await connect();
    await hub.stop();
    expect(await closed).toBeUndefined();
    await vi.waitFor(() => expect(hubClients()).toBe(0));
  });

  test('another protocol is refused with the words of the hub (LIVE-17)', async () => {
    const protocol = { name: 'messagepack', version: 1, transferFormat: 1 };
    const hub = builder()
      .withHubProtocol({ ...protocol, parseMessages: () => [], writeMessage: () => '' })
      .build();
    await expect(hub.start()).rejects.toThrow("The protocol 'messagepack' is not supported.");
  });

  /** A socket of the hub without the client, and what arrives there. */
  async function openSocket() {
    const Socket = back.socketFor(tokens.user);
    const socket = new Socket(
      `${back.url.replace('http', 'ws')}/api/hubs/users?access_token=${tokens.user}`,
    );
    const received: string[] = [];
    socket.addEventListener('message', ({ data }) => received.push(String(data)));
    const closed = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code));
    });
    await new Promise((resolve) => {
      socket.addEventListener('open', resolve);
    });
    return { socket, received, closed };
  }

  test('a handshake that does not fit gets an error record, and the socket is closed (LIVE-17)', async () => {
    const { socket, received, closed } = await openSocket();
    socket.send('{"protocol":"json","version":2}\u001e');
    expect(await closed).toBe(1000);
    const error = "The server does not support version 2 of the 'json' protocol.";
    expect(received).toEqual([`${JSON.stringify({ error })}\u001e`]);
  });

  test('a socket without a handshake gets an error record after 15 s, and is closed (LIVE-17)', async () => {
    const { received, closed } = await openSocket();
    await vi.waitFor(() => expect(waitingClients()).toBe(1));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await closed).toBe(1000);
    expect(received).toEqual(['{"error":"Handshake was canceled."}\u001e']);
  });
}
