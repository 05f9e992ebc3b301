export { MessagesAction } from './MessagesAction.tsx';
export { NotificationsAction } from './NotificationsAction.tsx';
export { UserAction } from './UserAction.tsx';
