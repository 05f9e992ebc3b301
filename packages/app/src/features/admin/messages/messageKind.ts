import type { AdminMessage } from '@touchline/contract/adminMessage';
import { calls } from '@touchline/contract/calls/adminMessages';
import { call } from '#platform/client/client.ts';
import type { RecordKind } from '../record/recordKind.ts';
import { pictureVersion } from '../record/versions/versions.tsx';
import { chosenText } from './audienceText.ts';
import { audienceVersion } from './audienceVersion.tsx';
import { iconText } from './icons.ts';
import { MessageAside } from './MessageAside.tsx';
import { MessageFields } from './MessageFields.tsx';
import { MessageHead } from './MessageHead.tsx';
import {
  blankMessage,
  messageDraft,
  messageValuesOf,
  messageWireOf,
  type MessageValues,
} from './messageValues.ts';
import { plainText } from './plainText.ts';
import { findSameMessage } from './sameTitle.ts';

type NewMessage = Parameters<typeof call<'createAdminMessage'>>[1]['body']['message'];

export const messageKind: RecordKind<AdminMessage, MessageValues> = {
  area: 'messages',
  part: 'message',
  draft: messageDraft,
  body: calls.createAdminMessage.body.entries.message,
  needed: ['title', 'body', 'audience'],
  blank: blankMessage,
  valuesOf: messageValuesOf,
  wireOf: messageWireOf,
  fetch: (id) => call('adminMessage', { path: { id } }),
  create: (message, signal) =>
    call('createAdminMessage', { body: { message: message as NewMessage }, signal }),
  update: (id, version, message, signal) =>
    call('updateAdminMessage', { path: { id }, body: { version, message }, signal }),
  remove: (id, version) => call('deleteAdminMessage', { path: { id }, query: { version } }),
  restore: (id) => call('restoreAdminMessage', { path: { id }, body: {} }),
  nameOf: ({ title }) => title,
  labelOf: (t, name) => t(`adminRecord.messages.fields.${name}`),
  invalidText(t, name) {
    switch (name) {
      case 'body':
        return t('adminRecord.messages.wrong.body');
      case 'audience':
        return t('adminRecord.messages.wrong.audience');
      case 'link':
        return t('adminRecord.messages.wrong.link');
      default:
        return t('validation.pattern');
    }
  },
  textOf(t, name, values) {
    switch (name) {
      case 'audience':
        return chosenText(t, values.audience);
      case 'body':
        return plainText(values.body);
      case 'icon':
        return iconText(t, values.icon);
      case 'importance':
        return t(`admin.importance.${values.importance as 'normal'}`);
      default:
        return values[name];
    }
  },
  showOf(t, name, values, _record, other) {
    if (name === 'image')
      return pictureVersion(values.image, t('adminRecord.messages.fields.image'));
    return name === 'audience' && audienceVersion(values.audience, other.audience);
  },
  duplicateKeys: ['title'],
  findDuplicates: findSameMessage,
  mayChange: ({ status }) => status === 'draft' || status === 'failed',
  isMoving: ({ status }) => status === 'scheduled' || status === 'sending',
  Head: MessageHead,
  Fields: MessageFields,
  Aside: MessageAside,
  mayRemove: (_user, { status }) => ['draft', 'failed', 'recalled'].includes(status),
};
