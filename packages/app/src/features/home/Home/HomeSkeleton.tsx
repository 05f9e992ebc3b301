import { HomeFrame } from './HomeFrame.tsx';
import { LoadingSections } from './LoadingSections.tsx';

/** The start page while its code is fetched: just what it will show first. */
export function HomeSkeleton() {
  return (
    <HomeFrame>
      <LoadingSections />
    </HomeFrame>
  );
}
