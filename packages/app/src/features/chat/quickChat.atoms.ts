import { media } from '@touchline/ui/theme';
import { personalAtom } from '#platform/personal.ts';
import { mediaAtom } from '#platform/mediaAtom.ts';

/** Whether the chat is open. The rail and the button in the bar share it. */
export const isQuickChatOpenAtom = personalAtom(false);

/** The id of the conversation that was chosen last. */
export const chosenChatAtom = personalAtom<string | undefined>(undefined);

/** Whether the window is wide enough for the rail, which is always visible then. */
export const hasRailRoomAtom = mediaAtom(media.lg);
