import { globalStyle, style } from '@vanilla-extract/css';

export const ownLine = style({ display: 'block' });

// A time is wrapped as a whole, with its zone.
globalStyle(`${ownLine} > time`, { whiteSpace: 'nowrap' });
