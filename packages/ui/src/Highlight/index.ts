export { fold } from './fold.ts';
export { Highlight, type HighlightProps } from './Highlight.tsx';
