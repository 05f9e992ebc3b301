export { hasText } from './hasText.ts';
export { RichText, type RichTextProps } from './RichText.tsx';
export type { RichTextKind } from './sanitise.ts';
