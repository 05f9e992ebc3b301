import type { ReactNode } from 'react';
import type { IconComponent } from '../Icon/index.ts';

/** A drawing in the style of the icon package: 24 px, lines of 1.5 px in the text colour. */
function drawn(lines: ReactNode): IconComponent {
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
        {lines}
      </svg>
    );
  };
}

const ball = <circle cx="12" cy="12" r="9" />;

/** The seam of a volleyball, drawn three times around its middle. */
const seam = (
  <>
    <path d="M12 12c-1.2-3.4-.6-6.6 1.8-8.8" />
    <path d="M7.6 14.5C6.3 10.4 7 6.5 9.3 3.5" />
  </>
);

/** One drawing for each sport. */
export const sportIcons = {
  football: drawn(
    <>
      {ball}
      <path d="m12 8.6 3.23 2.35-1.23 3.8h-4l-1.23-3.8L12 8.6Z" />
      <path d="M12 8.6V3M15.23 10.95l5.3-1.7M14 14.75l3.3 4.5M10 14.75l-3.3 4.5M8.77 10.95l-5.3-1.7" />
    </>,
  ),
  cricket: drawn(
    <>
      <path d="m20 4-4.8 4.8" />
      <path d="m12.9 7.8 3.3 3.3-8.4 8.4a2.33 2.33 0 0 1-3.3-3.3l8.4-8.4Z" />
      <circle cx="18" cy="18" r="2.5" />
    </>,
  ),
  rugby: drawn(
    <>
      <ellipse cx="12" cy="12" rx="10" ry="6" transform="rotate(-45 12 12)" />
      <path d="m8.8 15.2 6.4-6.4M9.1 12.7l2.2 2.2M11.1 10.7l2.2 2.2M13.1 8.7l2.2 2.2" />
    </>,
  ),
  hockey: drawn(
    <>
      <path d="M18 3 11.3 16a4 4 0 0 1-5.3 1.8 3.3 3.3 0 0 1-1.9-2.3" />
      <path d="m15.9 7 2.3 1.2" />
      <circle cx="17" cy="19" r="2" />
    </>,
  ),
  netball: drawn(
    <>
      <ellipse cx="9.5" cy="6" rx="5.5" ry="2" />
      <path d="M4.3 6.7 6.7 14h5.6l2.4-7.3M8.3 8l.5 6M11 7.9l-.7 6.1" />
      <path d="M15 6h4v15M16 21h6" />
    </>,
  ),
  basketball: drawn(
    <>
      {ball}
      <path d="M12 3v18M3 12h18M5.6 5.6c3.6 3.6 3.6 9.2 0 12.8M18.4 5.6c-3.6 3.6-3.6 9.2 0 12.8" />
    </>,
  ),
  volleyball: drawn(
    <>
      {ball}
      <g>{seam}</g>
      <g transform="rotate(120 12 12)">{seam}</g>
      <g transform="rotate(240 12 12)">{seam}</g>
    </>,
  ),
  handball: drawn(
    <>
      <path d="M3 20V5h18v15" />
      <path d="M8 5v5.5M12 5v3.5M16 5v5.5M3 10.5h5M16 10.5h5M3 15.5h3M18 15.5h3" />
      <circle cx="12" cy="15.5" r="4" />
    </>,
  ),
  waterPolo: drawn(
    <>
      <circle cx="12" cy="8" r="5" />
      <path d="M7.3 6.5c3 1.8 6.4 1.8 9.4 0M10 12.5c-.8-3-.5-6.4 1-9.4" />
      <path d="M2.5 17c1.6-1.3 3.2-1.3 4.75 0s3.15 1.3 4.75 0 3.15-1.3 4.75 0 3.15 1.3 4.75 0M5 21c1.6-1.3 3.1-1.3 4.7 0s3.1 1.3 4.6 0 3.1-1.3 4.7 0" />
    </>,
  ),
  tennis: drawn(
    <>
      <ellipse cx="14.5" cy="8.5" rx="6.5" ry="5" transform="rotate(-45 14.5 8.5)" />
      <path d="m10.5 12.5-7 7M11 8.5l5 5M14.5 5l4.8 4.8M12.5 11.7l5.6-7.2M15.8 12.6l3.7-5" />
      <circle cx="18.5" cy="18.5" r="2" />
    </>,
  ),
  /** A whistle, for any other sport. */
  other: drawn(
    <>
      <path d="M9 8.5h12v4.3h-6.7" />
      <circle cx="9" cy="14" r="5.5" />
      <circle cx="9" cy="14" r="1.5" />
      <path d="M12.5 5.5V3M15.5 5.5 17 3.8" />
    </>,
  ),
} satisfies Record<string, IconComponent>;

export type SportName = keyof typeof sportIcons;
