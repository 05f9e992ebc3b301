import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { shape as shapes, size as sizes, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * `text` is as tall as the lines of the surrounding text, `circle` as an avatar, `block` as a
   * short card.
   */
  shape?: keyof typeof shapes;
  /** The number of lines of `text`; the last of several is shorter. */
  lines?: number;
  /** The size of a `circle`: 24, 32 or 40 px. */
  size?: keyof typeof sizes;
  /**
   * The loading message for screen readers, set on one skeleton of a group. Omitted: decorative.
   */
  label?: string;
}

/** Reserves the space of content that is loading, so that nothing moves when it arrives. */
export function Skeleton({ shape = 'text', lines = 1, size = 'medium', label }: SkeletonProps) {
  const count = shape === 'text' ? Math.max(1, lines) : 1;
  return (
    <span
      className={skeleton}
      data-shape={shape}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
    >
      {Array.from({ length: count }, (_, line) => (
        <span
          key={line}
          className={shape === 'circle' ? `${shapes.circle} ${sizes[size]}` : shapes[shape]}
          data-last={(count > 1 && line === count - 1) || undefined}
        />
      ))}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
