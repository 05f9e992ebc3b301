import type { LayoutName } from '../layoutNames/index.ts';
import type { tone } from './LayoutMiniature.css.ts';

/** x, y, width and height in a 60 × 40 view box. */
export type Part = [tone: keyof typeof tone, x: number, y: number, width: number, height: number];

const page: Part = ['page', 0, 0, 60, 40];
const gutter: Part = ['gutter', 0, 0, 60, 40];

/** A navigation at the side with its entries, and the bar and footer beside it. */
function side(surface: 'dark' | 'vivid' | 'bar', width: number, hasText: boolean): Part[] {
  const ink = surface === 'bar' ? 'line' : 'onDark';
  const length = hasText ? width - 6 : 2;
  const start = hasText ? 3 : (width - length) / 2;
  const entries = [14, 19, 24, 29].map((y): Part => [ink, start, y, length, 1.5]);
  return [page, ['bar', width, 0, 60 - width, 6], [surface, 0, 0, width, 40], ...entries];
}

function text(x: number, y: number): Part[] {
  return [0, 1, 2].map((index): Part => ['line', x + index * 8, y, 6, 1.5]);
}

/** The characteristic parts of each layout. */
export const drawings: Record<LayoutName, readonly Part[]> = {
  empty: [page],
  classic: [...side('dark', 18, true), ['onDark', 3, 4, 8, 2], ['bar', 18, 35, 42, 5]],
  classy: [...side('dark', 18, true), ['onDark', 6, 4, 6, 6], ['bar', 18, 35, 42, 5]],
  compact: [...side('dark', 10, false), ['bar', 10, 35, 50, 5]],
  dense: [...side('dark', 6, false), ['line', 9, 2.25, 4, 1.5], ['bar', 6, 35, 54, 5]],
  futuristic: [
    ...side('vivid', 18, true),
    ['onDark', 3, 35, 3, 3],
    ['onDark', 8, 36, 7, 1],
    ['bar', 18, 35, 42, 5],
  ],
  thin: [...side('bar', 6, false), ['gutter', 6, 0, 0.5, 40], ['bar', 6.5, 35, 53.5, 5]],
  centered: [
    gutter,
    ['page', 6, 4, 48, 36],
    ['bar', 6, 4, 48, 6],
    ...text(9, 6.25),
    ['bar', 6, 35, 48, 5],
  ],
  enterprise: [
    gutter,
    ['dark', 0, 0, 60, 6],
    ['bar', 0, 6, 60, 5],
    ...text(6, 7.75),
    ['page', 6, 15, 48, 17],
    ['bar', 0, 36, 60, 4],
  ],
  material: [
    gutter,
    ['band', 0, 0, 60, 16],
    ['bar', 6, 5, 48, 11],
    ...text(9, 12.5),
    ['page', 6, 16, 48, 20],
    ['bar', 6, 36, 48, 4],
  ],
  modern: [page, ['bar', 0, 0, 60, 7], ...text(4, 2.75), ['bar', 0, 35, 60, 5]],
};
