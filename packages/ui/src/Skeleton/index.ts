export { FieldSkeleton, type FieldSkeletonProps } from './FieldSkeleton.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
