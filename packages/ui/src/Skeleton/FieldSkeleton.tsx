import { box, field, label as labelStyle } from '../internal/Field.css.ts';

export interface FieldSkeletonProps {
  /** Of the field, which it has from the start. */
  label: string;
}

/** Keeps the room of a field of one line that is drawn a moment later. Nobody hears of it. */
export function FieldSkeleton({ label }: FieldSkeletonProps) {
  return (
    <div className={field} aria-hidden="true">
      <span className={labelStyle}>{label}</span>
      <span className={box} />
    </div>
  );
}
