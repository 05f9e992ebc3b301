import { Skeleton } from '@touchline/ui/Skeleton';
import { grid } from './MatchGrid.css.ts';
import { tile } from './MatchGridSkeleton.css.ts';

/** The room of a few match cards while they are fetched. */
export function MatchGridSkeleton({ count, label }: { count: number; label?: string }) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={tile}>
          <Skeleton shape="block" {...(index === 0 && label ? { label } : {})} />
        </div>
      ))}
    </div>
  );
}
