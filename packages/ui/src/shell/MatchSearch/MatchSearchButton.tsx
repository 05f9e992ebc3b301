import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { PanelButton, type PanelButtonProps } from '../BarButton/index.ts';

export type MatchSearchButtonProps = PanelButtonProps;

/** The button that opens the match search. */
export function MatchSearchButton(props: MatchSearchButtonProps) {
  return <PanelButton {...props} icon={MagnifyingGlassIcon} />;
}
