export { useAwaitedPress } from './useAwaitedPress.ts';
export { useMenuStage, type MenuStage } from './useMenuStage.ts';
