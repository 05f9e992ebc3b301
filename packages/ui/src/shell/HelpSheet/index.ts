export { HelpButton, type HelpButtonProps } from './HelpButton.tsx';
export {
  HelpForm,
  type HelpDraft,
  type HelpFormLabels,
  type HelpFormProps,
  type HelpProgress,
} from './HelpForm.tsx';
export { HelpSheet, type HelpSheetLabels, type HelpSheetProps } from './HelpSheet.tsx';
