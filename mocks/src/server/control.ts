import * as contract from '@touchline/contract/message';
import * as v from 'valibot';
import { now, setNow, toInstant } from '../clock.ts';
import { restoreDelays, skipDelays } from '../delays.ts';
import { type AccountName, accounts } from '../fixtures/accounts.ts';
import * as hub from '../hub/hub.ts';
import { acceptAccounts, assumeCaller } from '../store/accounts.ts';
import { dataSetNames, loadDataSet } from '../store/dataSets.ts';
import { messagesOf, unreadIn } from '../store/inboxes.ts';
import { reset } from '../store/resets.ts';
import { type InjectedFaults, fault } from './faults.ts';

export interface ReceivedRequest {
  method: string;
  /** Path and query; for the hub only the path, because its query contains the token. */
  url: string;
  /** Whether the request had a token; the token itself is not stored. */
  hasAuthorization: boolean;
}

interface Controlled {
  faults: InjectedFaults;
  requests: ReceivedRequest[];
}

const accountName = v.picklist(Object.keys(accounts) as AccountName[]);
const push = v.object({
  /** Fields of the new message. */
  message: v.optional(v.partial(contract.message)),
  /** Sent unchanged, without adding a message to the list. */
  payload: v.optional(v.unknown()),
  /** A raw frame, for frames that violate the protocol. */
  frame: v.optional(v.string()),
  times: v.optional(v.number(), 1),
});

/** The routes under `/__control/`, by method and name. The returned value is the JSON answer. */
export function controlRoutes({ faults, requests }: Controlled) {
  const routes: Record<string, (body: unknown) => unknown> = {
    'POST reset': async () => {
      faults.clear();
      requests.length = 0;
      restoreDelays();
      assumeCaller(null);
      hub.dropClients();
      reset();
    },
    'POST data': (body) =>
      loadDataSet(v.parse(v.object({ name: v.picklist(dataSetNames) }), body).name),
    'POST accounts': (body) =>
      acceptAccounts(v.parse(v.object({ names: v.array(accountName) }), body).names),
    'POST caller': (body) =>
      assumeCaller(v.parse(v.object({ name: v.nullable(accountName) }), body).name),
    'POST clock': (body) => {
      const { seconds } = v.parse(v.object({ seconds: v.number() }), body);
      setNow(toInstant(new Date(now().getTime() + seconds * 1000)));
    },
    'POST delays': (body) =>
      v.parse(v.object({ skip: v.boolean() }), body).skip ? skipDelays() : restoreDelays(),
    'POST fault': (body) => faults.add(v.parse(fault, body)),
    'DELETE fault': () => faults.clear(),
    'GET requests': () => requests,
    'DELETE requests': () => {
      requests.length = 0;
    },
    'GET hub': () => ({
      mode: hub.hubMode(),
      clients: hub.hubClients(),
      unread: unreadIn(messagesOf(accounts.user.user.id)),
      attempts: requests.filter(({ method }) => method === 'HUB').length,
    }),
    'POST hub': (body) =>
      hub.setHubMode(v.parse(v.object({ mode: v.picklist(hub.hubModes) }), body).mode),
    'POST drop': () => hub.dropClients(),
    'POST close': (body) =>
      hub.closeClients(v.parse(v.object({ allowReconnect: v.boolean() }), body).allowReconnect),
    'POST push': (body) => {
      const { message, payload, frame, times } = v.parse(push, body ?? {});
      for (let sent = 0; sent < times; sent += 1) {
        if (frame !== undefined) hub.sendFrame(frame);
        else if (payload !== undefined) hub.pushPayload(payload);
        else hub.pushMessage(message);
      }
    },
  };
  return async (
    method: string,
    name: string,
    body: unknown,
  ): Promise<{ status: number; body: unknown }> => {
    const route = routes[`${method} ${name}`];
    if (!route) return { status: 404, body: { routes: Object.keys(routes) } };
    try {
      return { status: 200, body: (await route(body)) ?? null };
    } catch (error) {
      if (!v.isValiError(error)) throw error;
      return { status: 400, body: { issues: error.issues.map(({ message }) => message) } };
    }
  };
}
