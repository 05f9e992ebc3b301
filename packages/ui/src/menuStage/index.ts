export { useMenuStage, type MenuStage } from './useMenuStage.ts';
