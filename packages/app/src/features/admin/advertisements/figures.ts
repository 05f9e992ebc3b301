import type { AdvertisementFigures } from '@touchline/contract/adminAdvertisement';
import { addDays } from '#platform/time/days.ts';

/** How many days each bar of the charts stands for, and how many bars there are. */
export const spans = {
  days: { length: 1, count: 7 },
  weeks: { length: 7, count: 8 },
} as const;

export type Span = keyof typeof spans;

export interface SpanFigures {
  /** The first and the last day. */
  from: string;
  to: string;
  shown: number;
  /** How often the website was visited or the number called. */
  followed: number;
}

/** The days that a span asks for. @param today the last of them */
export function daysOf(span: Span, today: string): { from: string; to: string } {
  const { length, count } = spans[span];
  return { from: addDays(today, 1 - length * count), to: today };
}

/** The figures of days as those of the parts of a span; a day without figures counts as none (AD-18). */
export function figuresBy(
  span: Span,
  today: string,
  days: AdvertisementFigures['days'],
): SpanFigures[] {
  const { length, count } = spans[span];
  const first = daysOf(span, today).from;
  return Array.from({ length: count }, (_, index) => {
    const from = addDays(first, index * length);
    const to = addDays(from, length - 1);
    const those = days.filter(({ date }) => date >= from && date <= to);
    return {
      from,
      to,
      shown: those.reduce((sum, { shown }) => sum + shown, 0),
      followed: those.reduce((sum, { visited, called }) => sum + visited + called, 0),
    };
  });
}
