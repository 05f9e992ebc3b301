import type { ReactNode } from 'react';
import type { IconComponent } from '../Icon/index.ts';

/**
 * A drawing in the style of the icon package: 24 px, lines of 1.5 px in the text colour. Circles are arcs
 * of the one path, because the first view has these icons and an element for each line is much code.
 */
function drawn(lines: string, more?: ReactNode): IconComponent {
  return function Drawing(props) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        <path d={lines} />
        {more}
      </svg>
    );
  };
}

const ball = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z';

/** The seam of a volleyball, drawn three times around its middle. */
const seam = 'M12 12c-1.2-3.4-.6-6.6 1.8-8.8M7.6 14.5C6.3 10.4 7 6.5 9.3 3.5';

/** One drawing for each sport. */
export const sportIcons = {
  football: drawn(
    `${ball}M12 8.6l3.23 2.35-1.23 3.8h-4l-1.23-3.8L12 8.6ZV3M15.23 10.95l5.3-1.7M14 14.75l3.3 4.5M10 14.75l-3.3 4.5M8.77 10.95l-5.3-1.7`,
  ),
  cricket: drawn(
    'M20 4l-4.8 4.8M12.9 7.8l3.3 3.3-8.4 8.4a2.33 2.33 0 0 1-3.3-3.3l8.4-8.4ZM15.5 18a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z',
  ),
  rugby: drawn(
    'M4.93 19.07a10 6-45 1 0 14.14-14.14 10 6-45 1 0-14.14 14.14ZM8.8 15.2l6.4-6.4M9.1 12.7l2.2 2.2M11.1 10.7l2.2 2.2M13.1 8.7l2.2 2.2',
  ),
  hockey: drawn(
    'M18 3 11.3 16a4 4 0 0 1-5.3 1.8 3.3 3.3 0 0 1-1.9-2.3M15.9 7l2.3 1.2M15 19a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z',
  ),
  netball: drawn(
    'M4 6a5.5 2 0 1 0 11 0 5.5 2 0 1 0-11 0ZM4.3 6.7 6.7 14h5.6l2.4-7.3M8.3 8l.5 6M11 7.9l-.7 6.1M15 6h4v15M16 21h6',
  ),
  basketball: drawn(
    `${ball}M12 3v18M3 12h18M5.6 5.6c3.6 3.6 3.6 9.2 0 12.8M18.4 5.6c-3.6 3.6-3.6 9.2 0 12.8`,
  ),
  volleyball: drawn(
    ball + seam,
    <>
      <path d={seam} transform="rotate(120 12 12)" />
      <path d={seam} transform="rotate(240 12 12)" />
    </>,
  ),
  handball: drawn(
    'M3 20V5h18v15M8 5v5.5M12 5v3.5M16 5v5.5M3 10.5h5M16 10.5h5M3 15.5h3M18 15.5h3M8 15.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z',
  ),
  waterPolo: drawn(
    'M7 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM7.3 6.5c3 1.8 6.4 1.8 9.4 0M10 12.5c-.8-3-.5-6.4 1-9.4M2.5 17c1.6-1.3 3.2-1.3 4.75 0s3.15 1.3 4.75 0 3.15-1.3 4.75 0 3.15 1.3 4.75 0M5 21c1.6-1.3 3.1-1.3 4.7 0s3.1 1.3 4.6 0 3.1-1.3 4.7 0',
  ),
  tennis: drawn(
    'M9.9 13.1a6.5 5-45 1 0 9.2-9.2 6.5 5-45 1 0-9.2 9.2ZM10.5 12.5l-7 7M11 8.5l5 5M14.5 5l4.8 4.8M12.5 11.7l5.6-7.2M15.8 12.6l3.7-5M16.5 18.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z',
  ),
  /** A whistle, for any other sport. */
  other: drawn(
    'M9 8.5h12v4.3h-6.7M3.5 14a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0ZM7.5 14a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM12.5 5.5V3M15.5 5.5 17 3.8',
  ),
} satisfies Record<string, IconComponent>;

export type SportName = keyof typeof sportIcons;
