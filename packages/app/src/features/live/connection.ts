import { hubEvent, hubPath, recallEvent } from '@touchline/contract/hub';
import {
  HttpTransportType,
  HubConnectionBuilder,
  type HubConnection,
  type IHttpConnectionOptions,
} from '@microsoft/signalr';
import { apiBase } from '#platform/client/client.ts';
import { supervise, type Connection } from './supervisor.ts';
import { watchWake } from './wake.ts';

/**
 * The time without a message after which the server counts as gone, and the interval of our pings,
 * in ms (LIVE-6).
 */
const serverTimeout = 30_000;
const keepAliveInterval = 15_000;

/** The timeout of the WebSocket upgrade in ms; SignalR has none. */
const connectTimeout = 10_000;

export interface LiveOptions {
  accessToken: () => string | null;
  onMessage: (payload: unknown) => void;
  /** Called when a message was taken out of the inbox again. */
  onRecalled: () => void;
  onConnected: () => void;
  /** Called after an attempt that failed; a browser does not say whether the server refused it. */
  onFailed?: () => void;
  /** Called when an open connection is lost; the next attempt follows by itself. */
  onLost?: () => void;
}

/** Opens the live connection and keeps it open until the returned function is called. */
export function openLiveConnection({
  accessToken,
  onMessage,
  onRecalled,
  onConnected,
  onFailed,
  onLost,
}: LiveOptions): () => void {
  const supervisor = supervise({
    connect: (onClose) => hubConnection({ accessToken, onMessage, onRecalled }, onClose),
    ...(onLost ? { onLost } : {}),
    onConnected: () => {
      console.info('Connection established with SignalR hub');
      onConnected();
    },
    // The error is not logged, because its text may contain the address with the token.
    onFailed: () => {
      console.error('Error connecting to SignalR hub');
      onFailed?.();
    },
  });
  const stopWatching = watchWake(supervisor);
  return () => {
    stopWatching();
    supervisor.stop();
  };
}

function hubConnection(
  {
    accessToken,
    onMessage,
    onRecalled,
  }: Pick<LiveOptions, 'accessToken' | 'onMessage' | 'onRecalled'>,
  onClose: () => void,
): Connection {
  let abortUpgrade = () => {};
  let isStopped = false;
  const options: IHttpConnectionOptions & { WebSocket: typeof WebSocket } = {
    skipNegotiation: true,
    transport: HttpTransportType.WebSockets,
    accessTokenFactory: () => accessToken() ?? '',
    WebSocket: class extends TimeoutWebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        abortUpgrade = () => {
          if (this.readyState === WebSocket.CONNECTING) this.close();
        };
      }
    },
  };
  const connection: HubConnection = new HubConnectionBuilder()
    .withUrl(new URL(`${apiBase()}${hubPath}`, location.origin).href, options)
    // SignalR's default logger prints the address with the token.
    .configureLogging({ log: () => {} })
    .withServerTimeout(serverTimeout)
    .withKeepAliveInterval(keepAliveInterval)
    .build();
  connection.on(hubEvent, (payload) => {
    if (!isStopped) onMessage(payload);
  });
  connection.on(recallEvent, () => {
    if (!isStopped) onRecalled();
  });
  connection.onclose(onClose);
  return {
    start: () => connection.start(),
    async stop() {
      isStopped = true;
      // SignalR waits for a socket that is not open yet, and keeps it if the server never answers.
      abortUpgrade();
      await connection.stop();
    },
  };
}

/** A WebSocket that closes itself when its upgrade is not answered in time. */
class TimeoutWebSocket extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    const timer = setTimeout(() => this.close(), connectTimeout);
    const clearTimer = () => clearTimeout(timer);
    this.addEventListener('open', clearTimer, { once: true });
    this.addEventListener('close', clearTimer, { once: true });
  }
}
