export { HomeFrame } from './Home/HomeFrame.tsx';
export { HomeSkeleton } from './Home/HomeSkeleton.tsx';
export { loadHomePage } from './pages.ts';
