export interface ReceivedRequest {
  method: string;
  /** Path and query; for the hub only the path, because its query contains the token. */
  url: string;
  /** Whether the request had a token; the token itself is not stored. */
  hasAuthorization: boolean;
}

/** How many requests the log keeps. */
const most = 1_000;

/** The latest requests, and the number of all attempts to connect to the hub. */
export function createRequestLog() {
  let requests: ReceivedRequest[] = [];
  let hubAttempts = 0;
  return {
    add(request: ReceivedRequest) {
      requests.push(request);
      if (request.method === 'HUB') hubAttempts += 1;
      // Cut at twice the size, so that most requests do not copy the list.
      if (requests.length >= most * 2) requests = requests.slice(-most);
    },
    list: () => requests.slice(-most),
    hubAttempts: () => hubAttempts,
    clear() {
      requests = [];
      hubAttempts = 0;
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
