import type { ChatLine } from './chatTypes.ts';

/** Consecutive lines of one person on one day. */
export interface ChatRun {
  key: string;
  isMine: boolean;
  /** The time of the first line, if it starts a new day. */
  newDay: string | undefined;
  lines: readonly [ChatLine, ...ChatLine[]];
}

/**
 * Groups a conversation into runs.
 *
 * @param lines oldest first
 * @param dayOf names the day of an instant, in the reader's time zone
 */
export function chatRuns(
  lines: readonly ChatLine[],
  dayOf: (instant: string) => string,
): ChatRun[] {
  const runs: ChatRun[] = [];
  let lastDay: string | undefined;
  for (const line of lines) {
    const day = dayOf(line.createdAt);
    const isNewDay = day !== lastDay;
    const last = runs.at(-1);
    if (last && !isNewDay && last.isMine === line.isMine) {
      runs[runs.length - 1] = { ...last, lines: [...last.lines, line] };
    } else {
      runs.push({
        key: line.id,
        isMine: line.isMine,
        newDay: isNewDay ? line.createdAt : undefined,
        lines: [line],
      });
    }
    lastDay = day;
  }
  return runs;
}
