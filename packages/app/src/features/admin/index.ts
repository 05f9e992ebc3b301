export { adminAreas } from './adminAreas.ts';
export { adminPages } from './pages.ts';
export { startFollowing } from './startFollowing.ts';
