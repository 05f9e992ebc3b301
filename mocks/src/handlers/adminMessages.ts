import type { AdminMessage, MessageStatus } from '@touchline/contract/adminMessage';
import { answer, refuse } from '../api.ts';
import { now } from '../clock.ts';
import { refuseField } from '../problems.ts';
import {
  adminMessages,
  audienceSizeOf,
  send,
  sendWhatIsDue,
  takeBack,
} from '../store/adminMessages.ts';
import { listPage } from '../store/lists.ts';

const rules = {
  texts: ({ title, body }: AdminMessage) => [title, body.replace(/<[^>]*>/g, ' ')],
  keys: {
    title: ({ title }: AdminMessage) => title,
    status: ({ status }: AdminMessage) => status,
    scheduledAt: ({ scheduledAt }: AdminMessage) => scheduledAt,
    sentAt: ({ sentAt }: AdminMessage) => sentAt,
    updatedAt: ({ updatedAt }: AdminMessage) => updatedAt,
  },
  usual: 'updatedAt',
  usualOrder: 'desc',
} as const;

/** @throws Refusal 404, or 409 for a stale version or a status that does not allow the change */
function inStatus(
  id: string,
  version: number,
  allowed: readonly MessageStatus[],
  what: string,
): AdminMessage {
  const message = adminMessages.get(id);
  adminMessages.requireVersion(message, version);
  if (!allowed.includes(message.status))
    refuse(409, `A message that is ${message.status} cannot be ${what}`);
  return message;
}

/** A link into the app is followed by the router. */
function withRouter<Fields extends { link?: string | null | undefined }>(fields: Fields) {
  return fields.link === undefined
    ? fields
    : { ...fields, useRouter: fields.link?.startsWith('/') ?? false };
}

const toNobody = 'This message would go to nobody';

const empty = {
  link: null,
  useRouter: false,
  image: null,
  icon: null,
  importance: 'normal',
  status: 'draft',
  scheduledAt: null,
  sentAt: null,
  sentCount: null,
  failedCount: null,
  readCount: null,
  failure: null,
} as const;

export const adminMessagesHandlers = [
  answer('adminMessages', ({ query }) => {
    sendWhatIsDue();
    const { status, importance } = query;
    const found = adminMessages
      .list()
      .filter(
        (message) =>
          (!status?.length || status.includes(message.status)) &&
          (!importance || message.importance === importance),
      );
    return listPage(found, query, rules);
  }),
  answer('messageAudience', ({ body: { audience } }) => audienceSizeOf(audience)),
  answer('adminMessage', ({ path }) => {
    sendWhatIsDue();
    return adminMessages.get(path.id);
  }),
  answer('createAdminMessage', ({ caller, body: { message } }) =>
    adminMessages.create({ ...empty, createdBy: caller.name, ...withRouter(message) }, caller.name),
  ),
  answer('updateAdminMessage', ({ caller, path, body: { version, message } }) => {
    const before = inStatus(path.id, version, ['draft', 'failed'], 'changed');
    // How many of another audience have not got it is not known.
    const isToOthers =
      message.audience && JSON.stringify(message.audience) !== JSON.stringify(before.audience);
    const changes = { ...withRouter(message), ...(isToOthers && { failedCount: null }) };
    return adminMessages.change(path.id, version, changes, caller.name);
  }),
  answer('scheduleAdminMessage', ({ caller, path, body: { version, scheduledAt } }) => {
    const { audience } = inStatus(path.id, version, ['draft'], 'scheduled');
    if (Date.parse(scheduledAt) <= now().getTime())
      refuseField('scheduledAt', 'This time has passed');
    if (!audienceSizeOf(audience).total) refuse(409, toNobody);
    const changes = { status: 'scheduled', scheduledAt } as const;
    return adminMessages.change(path.id, version, changes, caller.name);
  }),
  answer('unscheduleAdminMessage', ({ caller, path, body: { version } }) => {
    sendWhatIsDue();
    inStatus(path.id, version, ['scheduled'], 'taken back');
    const changes = { status: 'draft', scheduledAt: null } as const;
    return adminMessages.change(path.id, version, changes, caller.name);
  }),
  answer('sendAdminMessage', ({ caller, path, body: { version, total } }) => {
    const message = inStatus(path.id, version, ['draft', 'scheduled', 'failed'], 'sent');
    const { total: current } = audienceSizeOf(message.audience);
    if (!current) refuse(409, toNobody);
    if (total !== current) refuse(409, `This message would go to ${current} now`);
    return send(message, caller.name);
  }),
  answer('recallAdminMessage', ({ caller, path, body: { version } }) => {
    takeBack(inStatus(path.id, version, ['sent'], 'recalled'));
    return adminMessages.change(path.id, version, { status: 'recalled' }, caller.name);
  }),
  answer('deleteAdminMessage', ({ path, query: { version } }) => {
    inStatus(path.id, version, ['draft', 'failed', 'recalled'], 'deleted');
    return adminMessages.remove(path.id, version);
  }),
  answer('restoreAdminMessage', ({ caller, path }) => adminMessages.restore(path.id, caller.name)),
];
