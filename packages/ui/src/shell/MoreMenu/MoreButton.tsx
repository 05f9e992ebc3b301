import { EllipsisVerticalIcon } from '@heroicons/react/24/outline';
import { PanelButton, type PanelButtonProps } from '../BarButton/index.ts';

export type MoreButtonProps = PanelButtonProps;

/** The button that opens the menu of actions that do not fit into the top bar. */
export function MoreButton(props: MoreButtonProps) {
  return <PanelButton {...props} icon={EllipsisVerticalIcon} opens="menu" />;
}
