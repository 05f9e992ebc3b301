import {
  type ClientRecord,
  ProtocolError,
  createSplitter,
  encode,
  handshakeAccepted,
  handshakeError,
  parseRecord,
  recordTypes,
} from './protocol.ts';

/** The interface of a socket, implemented for MSW and for real WebSockets. */
export interface HubSocket {
  send: (text: string) => void;
  /** Closes the connection in good order. */
  close: () => void;
  /** Ends the connection without a closing frame, as when a cable is pulled. */
  drop: () => void;
}

/** The times of ASP.NET Core, in milliseconds (LIVE-6). */
const handshakeTimeout = 15_000;
const clientTimeout = 30_000;
const pingInterval = 15_000;

/** The text of every error that closes a connection; the reason stays on the server. */
const closedWithError = 'Connection closed with an error.';

interface Options {
  /** The handshake has succeeded. */
  onConnected: () => void;
  /** The connection is over, for whatever reason. Called once. */
  onEnded: () => void;
}

export interface HubConnection {
  /** Takes any part of the text that arrives. */
  receive: (text: string) => void;
  /** Tells that the socket is closed. */
  closed: () => void;
  send: (text: string) => void;
  /** Ends the connection with a record that says so. */
  close: (record?: { error?: string; allowReconnect?: boolean }) => void;
  drop: () => void;
}

/** One connection of the hub, from the handshake to the end, as ASP.NET Core treats it. */
export function openConnection(
  socket: HubSocket,
  { onConnected, onEnded }: Options,
): HubConnection {
  const split = createSplitter();
  let state: 'handshake' | 'connected' | 'ended' = 'handshake';
  let pinging: ReturnType<typeof setInterval> | undefined;
  let silence = setTimeout(() => endHandshake('Handshake was canceled.'), handshakeTimeout);

  function end(): void {
    if (state === 'ended') return;
    state = 'ended';
    clearTimeout(silence);
    clearInterval(pinging);
    onEnded();
  }

  function endHandshake(error: string): void {
    socket.send(encode({ error }));
    end();
    socket.close();
  }

  function close(record: { error?: string; allowReconnect?: boolean } = {}): void {
    if (state === 'connected') socket.send(encode({ type: recordTypes.close, ...record }));
    end();
    socket.close();
  }

  function expectMore(): void {
    clearTimeout(silence);
    silence = setTimeout(
      () => close({ error: closedWithError, allowReconnect: true }),
      clientTimeout,
    );
  }

  function receiveRecord(text: string): void {
    if (state === 'handshake') {
      const error = handshakeError(text);
      if (error !== null) return endHandshake(error);
      state = 'connected';
      socket.send(encode(handshakeAccepted));
      pinging = setInterval(() => socket.send(encode({ type: recordTypes.ping })), pingInterval);
      return onConnected();
    }
    const record = parseRecord(text);
    if (record?.type === recordTypes.close) return close();
    const response = record && responseTo(record);
    if (response) socket.send(response);
  }

  return {
    receive(text) {
      if (state === 'connected') expectMore();
      try {
        for (const record of split(text)) {
          if (state === 'ended') return;
          receiveRecord(record);
        }
        // The first silence that counts begins with the handshake.
        if (state === 'connected') expectMore();
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error;
        if (state === 'handshake') {
          return endHandshake('An unexpected error occurred during connection handshake.');
        }
        close({ error: closedWithError });
      }
    },
    closed: end,
    send: socket.send,
    close,
    drop() {
      end();
      socket.drop();
    },
  };
}

/**
 * The hub has no methods: who waits for the result of one gets an error. Everything else, such as
 * pings and the results of calls that were never made, needs no answer.
 */
function responseTo({ type, target, invocationId }: ClientRecord): string | null {
  const isCall = type === recordTypes.invocation || type === recordTypes.streamInvocation;
  if (!isCall || !invocationId) return null;
  const error = `Unknown hub method '${target}'`;
  return encode({ type: recordTypes.completion, invocationId, error });
}
