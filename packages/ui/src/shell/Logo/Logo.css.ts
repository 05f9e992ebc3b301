import { style, styleVariants } from '@vanilla-extract/css';
import { unit } from '../../theme/unit.ts';

const base = style({ flex: 'none', blockSize: 'auto' });

export const mark = styleVariants({
  small: [base, { inlineSize: unit(6) }],
  medium: [base, { inlineSize: unit(8) }],
  large: [base, { inlineSize: unit(10) }],
});

export const full = styleVariants({
  small: [base, { inlineSize: unit(24) }],
  medium: [base, { inlineSize: unit(30) }],
  large: [base, { inlineSize: unit(36) }],
});
