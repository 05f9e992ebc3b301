export { ShortcutsAction, ShortcutsPanel } from './ShortcutsAction.tsx';
