import { schemed } from './schemed.ts';
import { shadows, type ShadowLayer } from './shadows.ts';
import { unit } from './unit.ts';

function shadow(name: keyof typeof shadows): string {
  const { colour, layers } = shadows[name];
  const lengths = ({ y, blur, spread }: ShadowLayer) =>
    [0, y, blur, spread].map((length) => (length === 0 ? '0' : `${length}px`)).join(' ');
  return layers.map((layer) => `${lengths(layer)} ${schemed(colour)}`).join(', ');
}

/**
 * Values that are the same in all themes. They are plain values instead of custom properties, so
 * that only those in use are in the style sheet.
 */
export const constants = {
  space: {
    none: '0',
    hair: unit(0.5),
    xsmall: unit(1),
    small: unit(2),
    medium: unit(3),
    large: unit(4),
    xlarge: unit(6),
    xxlarge: unit(8),
    huge: unit(12),
  },
  radius: {
    small: unit(1),
    medium: unit(1.5),
    large: unit(2),
    card: unit(4),
    round: '62.5rem',
  },
  size: {
    /** The minimum size of a pointer target (WCAG 2.5.8). */
    target: unit(6),
    iconSmall: unit(4),
    icon: unit(5),
    iconLarge: unit(6),
    control: unit(10),
    field: unit(12),
    bar: unit(16),
  },
  /** The column of a page: its maximum width, and its margins by the width of the window. */
  column: {
    width: unit(320),
    margin: unit(4),
    marginFromSm: unit(6),
    marginFromMd: unit(8),
    /** The maximum width of text and forms. */
    reading: unit(164),
  },
  border: {
    hair: '1px',
    thick: '2px',
  },
  shadow: {
    none: 'none',
    small: shadow('small'),
    medium: shadow('medium'),
    large: shadow('large'),
    xlarge: shadow('xlarge'),
    xxlarge: shadow('xxlarge'),
  },
  font: {
    body: "'Inter Variable', system-ui, sans-serif",
    /** Used until the web font is loaded. */
    fallback: 'system-ui, sans-serif',
    mono: "'IBM Plex Mono', ui-monospace, 'Cascadia Code', 'DejaVu Sans Mono', monospace",
  },
  text: {
    xsmall: unit(2.5),
    small: unit(3),
    medium: unit(3.25),
    base: unit(3.5),
    large: unit(4),
    xlarge: unit(4.5),
    xxlarge: unit(5),
    title: unit(6),
    heading: unit(7),
    display: unit(8),
    score: unit(12),
  },
  weight: {
    normal: '400',
    medium: '500',
    semibold: '600',
    bold: '700',
    extrabold: '800',
  },
  leading: {
    none: '1',
    tight: '1.25',
    normal: '1.5',
  },
  duration: {
    instant: '0ms',
    quick: '150ms',
    exiting: '195ms',
    entering: '225ms',
    overlay: '300ms',
    drawer: '400ms',
  },
  curve: {
    standard: 'cubic-bezier(0.4, 0, 0.2, 1)',
    deceleration: 'cubic-bezier(0, 0, 0.2, 1)',
    acceleration: 'cubic-bezier(0.4, 0, 1, 1)',
    drawer: 'cubic-bezier(0.25, 0.8, 0.25, 1)',
  },
  layer: {
    bar: '49',
    settingsTab: '90',
    searchBar: '99',
    asideOverlay: '169',
    navigationOverlay: '170',
    navigation: '200',
    drawerOverlay: '299',
    drawer: '300',
    quickChat: '399',
    loadingBar: '999',
    popover: '1000',
    toast: '1100',
    splash: '999999',
  },
  navigation: {
    default: unit(70),
    compact: unit(28),
    dense: unit(20),
    thin: unit(20),
  },
} as const;
