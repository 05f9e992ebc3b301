import { type InboxKind, inboxCalls } from '@touchline/contract/inbox';
import * as contract from '@touchline/contract/message';
import * as v from 'valibot';
import { answer, personOf, signedInPersonOf } from '../api.ts';
import { now, toInstant } from '../clock.ts';
import {
  type Inbox,
  insertInOrder,
  markAllRead,
  messages,
  notifications,
  unreadIn,
} from '../store/inboxes.ts';

const { id, ...fields } = contract.message.entries;
const draft = v.object({ ...fields, id: v.optional(id) });
const changes = v.partial(contract.message);

/** The six calls that messages and notifications have in common (WIRE-6, WIRE-9). */
function inboxHandlers(inbox: Inbox, kind: InboxKind) {
  const { field, ...endpoints } = inboxCalls[kind];
  return [
    answer(endpoints.markAll, async ({ request }) => {
      await signedInPersonOf(request);
      markAllRead(inbox);
      return true;
    }),
    answer(endpoints.toggle, async ({ request, body }) => {
      await signedInPersonOf(request);
      const given = (await body(v.looseObject({ [field]: changes })))[field] as Given;
      return given.id ? inbox.merge(given.id, { read: given.read ?? false }) : null;
    }),
    answer(endpoints.list, async ({ request }) => {
      return (await personOf(request)) ? inbox.list() : [];
    }),
    answer(endpoints.create, async ({ request, body }) => {
      await signedInPersonOf(request);
      const given = (await body(v.looseObject({ [field]: draft })))[field] as Draft;
      const isFree = given.id && !inbox.find(given.id);
      return insertInOrder(inbox, {
        ...given,
        time: given.time ?? toInstant(now()),
        id: isFree && given.id ? given.id : inbox.newId(),
      });
    }),
    answer(endpoints.update, async ({ request, body }) => {
      await signedInPersonOf(request);
      const given = await body(v.looseObject({ id, [field]: changes }));
      return inbox.merge(given.id as string, given[field] as Given);
    }),
    answer(endpoints.remove, async ({ request, query }) => {
      await signedInPersonOf(request);
      return inbox.remove(query.get('id'));
    }),
  ];
}

type Given = v.InferOutput<typeof changes>;
type Draft = v.InferOutput<typeof draft>;

export const inboxesHandlers = [
  ...inboxHandlers(messages, 'messages'),
  ...inboxHandlers(notifications, 'notifications'),
  answer('unreadCount', async ({ request }) => {
    return { count: (await personOf(request)) ? unreadIn(messages) : 0 };
  }),
];
