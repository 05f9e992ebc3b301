import type { Resource } from '../../../resource/index.ts';
import type { ExpandLabels, InboxLabels, MessageSummary } from '../inboxTypes.ts';

export const messageLabels: InboxLabels = {
  title: 'Messages',
  close: 'Close',
  markAllRead: 'Mark all as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  remove: 'Remove',
  removed: 'Message removed',
  undo: 'Undo',
  unread: 'Unread',
  untitled: 'Without a title',
  loading: 'Loading messages',
  emptyTitle: 'No messages',
  emptyDescription: 'When you have messages, they will appear here.',
  failedTitle: 'Messages could not be loaded',
  retry: 'Try again',
};

export const turkishMessageLabels: InboxLabels = {
  title: 'Mesajlar',
  close: 'Kapat',
  markAllRead: 'Tümünü okundu olarak işaretle',
  markRead: 'Okundu olarak işaretle',
  markUnread: 'Okunmadı olarak işaretle',
  remove: 'Kaldır',
  removed: 'Mesaj kaldırıldı',
  undo: 'Geri al',
  unread: 'Okunmadı',
  untitled: 'Başlıksız',
  loading: 'Mesajlar yükleniyor',
  emptyTitle: 'Mesaj yok',
  emptyDescription: 'Mesajlarınız olduğunda burada görünecek.',
  failedTitle: 'Mesajlar yüklenemedi',
  retry: 'Yeniden dene',
};

export const notificationLabels: InboxLabels = {
  ...messageLabels,
  title: 'Notifications',
  removed: 'Notification removed',
  loading: 'Loading notifications',
  emptyTitle: 'No notifications',
  emptyDescription: 'When you have notifications, they will appear here.',
  failedTitle: 'Notifications could not be loaded',
};

export const expandLabels: ExpandLabels = { showMore: 'Show more', showLess: 'Show less' };

export const longText =
  'The visitors need half an hour more, because their coach left late. '.repeat(12);

export const kickOff: MessageSummary = {
  id: 'kick-off',
  read: false,
  useRouter: true,
  link: '/matches/12',
  icon: 'clock',
  title: 'Kick-off moved to <strong>18:30</strong>',
  description: 'The visitors need half an hour more, because their coach left late this morning.',
  time: '2026-10-24T15:05:00Z',
};

export const someMessages: MessageSummary[] = [
  kickOff,
  {
    id: 'rules',
    read: false,
    useRouter: false,
    link: 'https://league.example/rules',
    title: 'New rules for the winter season, with all that changes for referees',
    description: 'Read them <em>before</em> Friday.',
    time: '2026-10-23T09:12:00Z',
  },
  {
    id: 'kit',
    read: true,
    useRouter: false,
    link: null,
    title: 'New kit can be collected',
    description: 'The boxes stand in the sports office.',
    time: '2026-10-21T18:40:00Z',
  },
  {
    id: 'bus',
    read: true,
    useRouter: true,
    link: '/messages',
    title: 'Otobüs saati: 15:45',
    description: 'Deplasman otobüsü okulun ana kapısından kalkacak, lütfen on dakika önce gelin.',
    time: '2026-10-20T07:00:00Z',
  },
];

function asRead(message: MessageSummary): MessageSummary {
  return { ...message, read: true };
}

export const readMessages: MessageSummary[] = someMessages.map(asRead);

/** An extreme number of messages. */
export const fiveThousandMessages: MessageSummary[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `many-${index}`,
  read: index % 3 !== 0,
  useRouter: true,
  link: `/matches/${index}`,
  title: `Result ${index + 1}: <b>2</b> – 1`,
  description: 'The report is ready and can be read by the team.',
  time: '2026-10-20T07:00:00Z',
}));

export function ready(value: readonly MessageSummary[]): Resource<readonly MessageSummary[]> {
  return { state: 'ready', value };
}

export const loading: Resource<readonly MessageSummary[]> = { state: 'loading' };

export function failed(onRetry: () => void): Resource<readonly MessageSummary[]> {
  return { state: 'failed', message: 'The server did not answer.', onRetry };
}
