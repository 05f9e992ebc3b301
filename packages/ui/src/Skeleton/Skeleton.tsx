import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { shape as shapes, size as sizes, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `text` is as high as the lines of the text around it, `circle` as an avatar, `block` as a short card. */
  shape?: keyof typeof shapes;
  /** Lines of `text`; the last of several is shorter. */
  lines?: number;
  /** Of a `circle`, as of an `Avatar`: 32 or 40 px. */
  size?: keyof typeof sizes;
  /** Says once for a whole group that it is loading; left out, the shape is decoration. */
  label?: string;
}

/** Keeps the room of content that is on its way, so that nothing moves when it comes. */
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
