export { MessagesAction } from '#features/inbox';
export { NotificationsAction } from '#features/inbox';
export { QuickChatAction, QuickChatLoader } from '#features/chat';
export { ShortcutsAction } from '#features/shortcuts';
export { UserAction } from '#features/account';
