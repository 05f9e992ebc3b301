import { box, field, label as labelStyle } from '../internal/Field.css.ts';

export interface FieldSkeletonProps {
  /** The label of the field, which is shown from the start. */
  label: string;
}

/**
 * Reserves the space of a one-line field that is rendered a moment later. Hidden from screen
 * readers.
 */
export function FieldSkeleton({ label }: FieldSkeletonProps) {
  return (
    <div className={field} aria-hidden="true">
      <span className={labelStyle}>{label}</span>
      <span className={box} />
    </div>
  );
}
