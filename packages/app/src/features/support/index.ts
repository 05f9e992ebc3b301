export { HelpAction } from './HelpAction.tsx';
