export { UserAction } from './UserAction.tsx';
