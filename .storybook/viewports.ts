import { breakpoints } from '@touchline/ui/theme/values';

const height = '900px';

/** The widths at which the layout changes, and others between them. */
export const viewports = {
  zoomed: {
    name: '1280 × 1024 at 400 %',
    styles: { width: '320px', height: '256px' },
    type: 'mobile',
  },
  narrow: { name: 'Narrow phone (320)', styles: { width: '320px', height }, type: 'mobile' },
  phone: { name: 'Phone (390)', styles: { width: '390px', height }, type: 'mobile' },
  sm: { name: 'sm (600)', styles: { width: `${breakpoints.sm}px`, height }, type: 'tablet' },
  belowMd: { name: 'Below md (959)', styles: { width: '959px', height }, type: 'tablet' },
  md: { name: 'md (960)', styles: { width: `${breakpoints.md}px`, height }, type: 'desktop' },
  lg: { name: 'lg (1280)', styles: { width: `${breakpoints.lg}px`, height }, type: 'desktop' },
  xl: { name: 'xl (1440)', styles: { width: `${breakpoints.xl}px`, height }, type: 'desktop' },
} as const;
