import { style, styleVariants } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

const base = style({ display: 'flex', flex: 'none', minBlockSize: unit(20) });

export const head = styleVariants({
  full: [
    base,
    {
      alignItems: 'flex-start',
      paddingBlockStart: vars.space.xlarge,
      paddingInline: vars.space.xlarge,
    },
  ],
  mark: [
    base,
    {
      alignItems: 'center',
      justifyContent: 'center',
      paddingBlock: `${vars.space.medium} ${vars.space.large}`,
    },
  ],
});
