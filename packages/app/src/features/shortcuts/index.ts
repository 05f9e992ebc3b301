export { ShortcutsAction, ShortcutsLoader } from './ShortcutsAction.tsx';
