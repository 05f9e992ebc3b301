export { Home } from './Home/Home.tsx';
export { HomeSkeleton } from './Home/HomeSkeleton.tsx';
