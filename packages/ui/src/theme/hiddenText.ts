import { constants } from './constants.ts';

/** The style of what is hidden visually but not from screen readers. */
export const hiddenText = {
  position: 'absolute',
  inlineSize: constants.border.hair,
  blockSize: constants.border.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
