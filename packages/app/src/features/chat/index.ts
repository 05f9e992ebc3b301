export { hasRailPlaceAtom, quickChatOpenedAtom } from './quickChat.atoms.ts';
export { railPlace } from './QuickChat.css.ts';
export { QuickChatAction } from './QuickChatAction.tsx';
export { QuickChatLoader } from './QuickChatLoader.tsx';
