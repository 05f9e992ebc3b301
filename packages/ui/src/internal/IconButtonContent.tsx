import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../Icon/index.ts';
import { badgePosition } from '../IconButton/IconButton.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** An icon or another graphic, such as an avatar or a flag. */
export type Drawing =
  | {
      /** In the size that the button has for icons. */
      icon: IconComponent;
      children?: never;
    }
  | {
      icon?: never;
      /** Another graphic, such as an avatar or a flag. */
      children: ReactNode;
    };

interface IconButtonContentProps {
  drawing: Drawing;
  iconSize: 'small' | 'large';
  label: string;
  badge: ReactNode;
}

/** The content of a button that is labelled by an icon. */
export function IconButtonContent({ drawing, iconSize, label, badge }: IconButtonContentProps) {
  return (
    <>
      {drawing.icon ? <Icon icon={drawing.icon} size={iconSize} /> : drawing.children}
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge && <span className={badgePosition}>{badge}</span>}
    </>
  );
}
