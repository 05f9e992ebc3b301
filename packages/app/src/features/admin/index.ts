export { adminAreas } from './adminAreas.ts';
export { followInPublic } from './followInPublic.ts';
export { adminPages } from './pages.ts';
