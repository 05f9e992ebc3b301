export { SupportButton, type SupportButtonProps } from './SupportButton.tsx';
export {
  SupportForm,
  type SupportDraft,
  type SupportFormLabels,
  type SupportFormProps,
  type SupportProgress,
} from './SupportForm.tsx';
export { SupportSheet, type SupportSheetLabels, type SupportSheetProps } from './SupportSheet.tsx';
