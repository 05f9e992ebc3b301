import { Icon, type IconComponent } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { count as countStyle, fill, label, pulse, soft, text as textStyle } from './Badge.css.ts';

export interface BadgeProps {
  /** Nothing is drawn at 0. */
  count?: number;
  /** Above it the badge shows this number and a plus sign. */
  max?: number;
  /** A state in a word or two; used when there is no `count`. */
  text?: string;
  /** Decorative, before the text. */
  icon?: IconComponent;
  /** What it is about, which chooses its colour. */
  tone?: keyof typeof fill;
  /** Read by screen readers instead of the visible number or text. */
  accessibleLabel?: string;
}

/** A count or a state, small enough to sit on an icon or at the end of a row. It cannot be pressed. */
export function Badge({
  count,
  max = 99,
  text,
  icon,
  tone = 'neutral',
  accessibleLabel,
}: BadgeProps) {
  const isCount = count !== undefined;
  const shown = isCount ? countText(count, max) : text;
  if (!shown) {
    return null;
  }
  return (
    <>
      <span
        className={isCount ? `${countStyle} ${fill[tone]}` : `${textStyle} ${soft[tone]}`}
        aria-hidden={accessibleLabel ? true : undefined}
      >
        {tone === 'live' && <span className={pulse} />}
        {icon && <Icon icon={icon} size="small" />}
        <span className={label}>{shown}</span>
      </span>
      {accessibleLabel && <VisuallyHidden>{accessibleLabel}</VisuallyHidden>}
    </>
  );
}

function countText(count: number, max: number): string | undefined {
  if (count <= 0) {
    return undefined;
  }
  return count > max ? `${max}+` : String(count);
}
