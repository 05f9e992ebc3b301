export { ShortcutsAction } from './ShortcutsAction.tsx';
