import * as contract from '@touchline/contract/message';
import * as v from 'valibot';
import { now, setNow, toInstant } from '../clock.ts';
import { resetDelays, restoreDelays, skipDelays } from '../delays.ts';
import { type AccountName, accounts } from '../fixtures/accounts.ts';
import * as hub from '../hub/hub.ts';
import { acceptAccounts, assumeCaller } from '../store/accounts.ts';
import { dataSetNames, loadDataSet } from '../store/dataSets.ts';
import { messagesOf, unreadIn } from '../store/inboxes.ts';
import { reset } from '../store/resets.ts';
import { problemResponse, refuse } from '../problems.ts';
import { type InjectedFaults, fault } from './faults.ts';
import type { RequestLog } from './requestLog.ts';

interface Controlled {
  faults: InjectedFaults;
  requests: RequestLog;
}

const accountName = v.picklist(Object.keys(accounts) as AccountName[]);
const push = v.object({
  /** Fields of the new message. */
  message: v.optional(v.partial(contract.message)),
  /** Sent unchanged, without adding a message to the list. */
  payload: v.optional(v.unknown()),
  /** A raw frame, for frames that violate the protocol. */
  frame: v.optional(v.string()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 1),
});

/** The routes under `/__control/`, by method and name. The returned value is the JSON answer. */
export function controlRoutes({ faults, requests }: Controlled) {
  const routes: Record<string, (body: unknown) => unknown> = {
    'POST reset': async () => {
      faults.clear();
      requests.clear();
      resetDelays();
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
    'GET requests': requests.list,
    'DELETE requests': requests.clear,
    'GET hub': () => ({
      mode: hub.hubMode(),
      clients: hub.hubClients(),
      unread: unreadIn(messagesOf(accounts.user.user.id)),
      attempts: requests.hubAttempts(),
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
  return async (method: string, name: string, body: Buffer): Promise<Response> => {
    const route = routes[`${method} ${name}`];
    if (!route) {
      return problemResponse(404, 'NOT FOUND', { errors: { routes: Object.keys(routes) } });
    }
    try {
      return Response.json((await route(valueOf(body))) ?? null);
    } catch (error) {
      if (!v.isValiError(error)) throw error;
      const issues = error.issues.map(({ message }) => message);
      return problemResponse(400, 'The request does not fit this route', { errors: { issues } });
    }
  };
}

function valueOf(body: Buffer): unknown {
  try {
    return body.length > 0 ? (JSON.parse(body.toString()) as unknown) : undefined;
  } catch {
    return refuse(400, 'The body is not valid JSON');
  }
}
