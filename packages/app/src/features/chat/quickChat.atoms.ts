import { media } from '@touchline/ui/theme';
import { sessionScopedAtom } from '#platform/sessionScope.ts';
import { mediaQueryAtom } from '#platform/mediaQueryAtom.ts';

/** Whether the chat is open. The rail and the button in the bar share it. */
export const isQuickChatOpenAtom = sessionScopedAtom(false);

/** The id of the conversation that was chosen last. */
export const chosenChatAtom = sessionScopedAtom<string | undefined>(undefined);

/** Whether the window is wide enough for the rail, which is always visible then. */
export const hasRailRoomAtom = mediaQueryAtom(media.lg);
