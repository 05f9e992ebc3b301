import { Icon, type IconProps } from '../Icon/index.ts';
import { sportIcons, type SportName } from './sportIcons.tsx';

export interface SportIconProps extends Pick<IconProps, 'size' | 'label'> {
  /** `other` for a sport without a sign of its own. */
  sport: SportName;
}

/** The sign of a sport. Decorative unless it has a label; where there is room, write the name too. */
export function SportIcon({ sport, ...icon }: SportIconProps) {
  return <Icon icon={sportIcons[sport]} {...icon} />;
}
