export { useAwaitedPress } from './useAwaitedPress.ts';
export { useMenuStage, type LazyCode, type MenuStage } from './useMenuStage.ts';
