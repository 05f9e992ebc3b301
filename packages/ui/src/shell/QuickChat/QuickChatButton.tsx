import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import { PanelButton, type PanelButtonProps } from '../BarButton/index.ts';

export type QuickChatButtonProps = PanelButtonProps;

/** The button that opens the quick chat below 1280 px, where its rail is not visible. */
export function QuickChatButton(props: QuickChatButtonProps) {
  return <PanelButton {...props} icon={ChatBubbleLeftRightIcon} />;
}
