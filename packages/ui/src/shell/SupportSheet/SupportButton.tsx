import { QuestionMarkCircleIcon } from '@heroicons/react/24/outline';
import { PanelButton, type PanelButtonProps } from '../BarButton/index.ts';

export type SupportButtonProps = PanelButtonProps;

/** The button that opens the sheet with the support form. */
export function SupportButton(props: SupportButtonProps) {
  return <PanelButton {...props} icon={QuestionMarkCircleIcon} opens="dialog" />;
}
