import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { Icon } from '../../Icon/index.ts';
import { BarButton } from '../BarButton/index.ts';
import { arrow } from './BackButton.css.ts';

export interface BackButtonProps {
  /** The accessible name. */
  label: string;
  /** True when there is no previous page in this visit. */
  isDisabled?: boolean;
  /** Called when a person wants to go back; the app navigates. */
  onPress: () => void;
}

/** Leads back to the previous page. */
export function BackButton({ label, isDisabled = false, onPress }: BackButtonProps) {
  return (
    <BarButton label={label} tooltip={label} isDisabled={isDisabled} onPress={onPress}>
      <span className={arrow}>
        <Icon icon={ArrowLeftIcon} size="large" />
      </span>
    </BarButton>
  );
}
