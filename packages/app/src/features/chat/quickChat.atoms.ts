import { media } from '@touchline/ui/theme';
import { personalAtom } from '#platform/personal.ts';
import { mediaAtom } from '#platform/mediaAtom.ts';

/** Whether the chat is open: its rail and the button in the bar open the same one. */
export const isQuickChatOpenAtom = personalAtom(false);

/** The conversation that was last chosen. */
export const chosenChatAtom = personalAtom<string | undefined>(undefined);

/** Whether there is room for the rail, which is always there then. */
export const hasRailRoomAtom = mediaAtom(media.lg);
