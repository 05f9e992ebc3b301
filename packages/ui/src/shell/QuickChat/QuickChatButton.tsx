import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { BarButton } from '../BarButton/index.ts';

export interface QuickChatButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** The moment to start loading the chat. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the quick chat where its rail is not in sight, below 1280 px. */
export function QuickChatButton({ isExpanded = false, ...rest }: QuickChatButtonProps) {
  return <BarButton {...rest} icon={ChatBubbleLeftRightIcon} aria-expanded={isExpanded} />;
}
