import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../Icon/index.ts';
import { badgeSlot } from '../IconButton/IconButton.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** An icon, or a drawing that is no icon: an avatar, a flag. */
export type Drawing = { glyph: Glyph; children?: never } | { glyph?: never; children: ReactNode };

interface IconButtonContentProps {
  drawing: Drawing;
  iconSize: 'small' | 'large';
  label: string;
  badge: ReactNode;
}

/** What stands inside a button that an icon names. */
export function IconButtonContent({ drawing, iconSize, label, badge }: IconButtonContentProps) {
  return (
    <>
      {drawing.glyph ? <Icon glyph={drawing.glyph} size={iconSize} /> : drawing.children}
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge && <span className={badgeSlot}>{badge}</span>}
    </>
  );
}
