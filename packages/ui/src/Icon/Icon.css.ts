import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const base = style({ flex: 'none' });

export const icon = styleVariants({
  small: [base, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }],
  medium: [base, { inlineSize: vars.size.icon, blockSize: vars.size.icon }],
  large: [base, { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge }],
});
