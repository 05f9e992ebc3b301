export { hasText } from './hasText.ts';
export { RichText, type RichTextProps } from './RichText.tsx';
export { sanitisedFragment, type RichTextKind } from './sanitise.ts';
