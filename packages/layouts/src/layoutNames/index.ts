export { layoutNames, parseLayoutName, type LayoutName } from './layoutNames.ts';
