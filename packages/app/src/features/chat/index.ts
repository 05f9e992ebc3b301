export { hasRailRoomAtom, isQuickChatOpenAtom } from './quickChat.atoms.ts';
export { railContainer } from './QuickChat.css.ts';
export { QuickChatAction, QuickChatLoader } from './QuickChatAction.tsx';
