import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { BarButton } from '../BarButton/index.ts';

export interface QuickChatButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** Called on hover, focus or touch. Use it to prefetch the chat. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the quick chat below 1280 px, where its rail is not visible. */
export function QuickChatButton({ isExpanded = false, ...rest }: QuickChatButtonProps) {
  return <BarButton {...rest} icon={ChatBubbleLeftRightIcon} aria-expanded={isExpanded} />;
}
