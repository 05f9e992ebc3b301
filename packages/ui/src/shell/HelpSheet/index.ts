export { HelpButton, type HelpButtonProps } from './HelpButton.tsx';
export {
  HelpSheet,
  type HelpDraft,
  type HelpProgress,
  type HelpSheetLabels,
  type HelpSheetProps,
} from './HelpSheet.tsx';
