import { BookmarkIcon } from '@heroicons/react/24/outline';
import { PanelButton, type PanelButtonProps } from '../BarButton/index.ts';

export type ShortcutsButtonProps = PanelButtonProps;

/** The button that opens the shortcuts. */
export function ShortcutsButton(props: ShortcutsButtonProps) {
  return <PanelButton {...props} icon={BookmarkIcon} opens="dialog" />;
}
