export { QuickChatAction } from './QuickChatAction.tsx';
export { QuickChatPlace } from './QuickChatPlace.tsx';
export { UnknownChat } from './UnknownChat.ts';
export { hasRailPlaceAtom, quickChatOpenedAtom } from './quickChat.atoms.ts';
