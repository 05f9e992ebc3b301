export { MessagesAction } from './MessagesAction.tsx';
export { NotificationsAction } from './NotificationsAction.tsx';
export { QuickChatAction } from './QuickChatAction.tsx';
export { QuickChatPlace } from './QuickChatPlace.tsx';
export { ShortcutsAction } from './ShortcutsAction.tsx';
export { UserAction } from './UserAction.tsx';
