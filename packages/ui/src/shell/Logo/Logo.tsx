import { full, mark } from './Logo.css.ts';

export interface LogoProps {
  /** `mark` is the symbol alone; `full` adds the product's name. */
  shape?: 'mark' | 'full';
  /** Width of the mark 24, 32 or 40 px; of the full logo 96, 120 or 144 px. */
  size?: keyof typeof mark;
  /** Omitted when the product is named beside it. */
  label?: string;
}

/**
 * The logo of the product in the text colour. To link it to the start page, put it into `HomeLink`.
 */
export function Logo({ shape = 'mark', size = 'medium', label }: LogoProps) {
  return (
    <svg
      className={shape === 'mark' ? mark[size] : full[size]}
      viewBox={shape === 'mark' ? '0 0 32 32' : '0 0 129 28'}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {shape === 'mark' ? (
        <Mark />
      ) : (
        <>
          <g transform="translate(0 1.6) scale(0.8)">
            <Mark />
          </g>
          <Name />
        </>
      )}
    </svg>
  );
}

/** A pitch seen from above: the touchline, the halfway line and the ball on the centre spot. */
function Mark() {
  return (
    <>
      <path strokeWidth="3.5" d="M4 5h24M16 5v23" />
      <circle strokeWidth="2.5" cx="16" cy="17.5" r="7.5" />
      <circle fill="currentColor" stroke="none" cx="16" cy="17.5" r="3.5" />
    </>
  );
}

function Name() {
  return (
    <>
      <path
        strokeWidth="2.4"
        d="M35 5v11.5a3.5 3.5 0 0 0 4.2 3.4M32 10h7M56.5 10v5.5a4.5 4.5 0 0 0 9 0V10M65.5 15.5V20M78 11.5a5 5 0 1 0 0 7M82 4v16M82 14.5a4.5 4.5 0 0 1 9 0V20M95.5 4v16M100.5 10v10M105.5 10v10M105.5 14.5a4.5 4.5 0 0 1 9 0V20M118 15h10a5 5 0 1 0-1.6 3.6"
      />
      <circle strokeWidth="2.4" cx="47.5" cy="15" r="5" />
      <circle fill="currentColor" stroke="none" cx="100.5" cy="5" r="1.6" />
    </>
  );
}
