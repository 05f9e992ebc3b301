export { hasRailRoomAtom, isQuickChatOpenAtom } from './quickChat.atoms.ts';
export { railContainer } from './QuickChat.css.ts';
export { QuickChatAction } from './QuickChatAction.tsx';
export { QuickChatLoader } from './QuickChatLoader.tsx';
