import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
} from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { accounts } from '../fixtures/accounts.ts';
import { server as interceptor } from '../node.ts';
import { type MockServer, startServer } from '../server.ts';
import { reset } from '../store/resets.ts';
import { signToken } from '../token.ts';
import { closeClients, dropClients, hubClients, pushPayload, sendFrame } from './hub.ts';

const token = await signToken(accounts.user.user);

/**
 * In Node the client sends the token as a header, which the WebSocket of a browser cannot; there the
 * client puts it into the query, as here.
 */
function withTokenInQuery(Socket: typeof WebSocket): typeof WebSocket {
  return class extends Socket {
    constructor(url: string | URL) {
      super(`${String(url)}?access_token=${token}`);
    }
  };
}

/** The ways of serving in Node. The service worker has the same handler as the interception. */
const ways = [
  {
    way: 'the server',
    async open() {
      const server: MockServer = await startServer();
      // The type of the client is that of a browser.
      const Socket = NodeWebSocket as unknown as typeof WebSocket;
      return { url: server.url, Socket, close: server.close };
    },
  },
  {
    way: 'the interception of WebSocket',
    async open() {
      interceptor.listen({ onUnhandledFrame: 'error' });
      const close = async () => interceptor.close();
      return {
        url: 'http://touchline.test',
        Socket: withTokenInQuery(globalThis.WebSocket),
        close,
      };
    },
  },
];

describe.each(ways)('$way, judged by the client of SignalR', ({ open }) => {
  let back: Awaited<ReturnType<typeof open>>;
  const connections: HubConnection[] = [];

  beforeAll(async () => {
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
  function builder(): HubConnectionBuilder {
    const options = {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => token,
      // The types leave this option out.
      WebSocket: back.Socket,
    };
    return new HubConnectionBuilder()
      .withUrl(`${back.url}/api/hubs/users`, options)
      .configureLogging(LogLevel.None);
  }

  async function connect(
    keepAlive = 15_000,
  ): Promise<{ hub: HubConnection; closed: Promise<Error | undefined> }> {
    const hub = builder().build();
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
});
