export { ShortcutsButton, type ShortcutsButtonProps } from './ShortcutsButton.tsx';
export { ShortcutsPanel } from './ShortcutsPanel.tsx';
export type {
  ShortcutDraft,
  ShortcutDrafts,
  ShortcutIcon,
  ShortcutsLabels,
  ShortcutsPanelProps,
  ShortcutSummary,
} from './shortcutTypes.ts';
