import type { ComponentType, SVGProps } from 'react';
import { icon } from './Icon.css.ts';

/** A drawing that follows the text colour: one module per icon, from the icon package. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  icon: IconComponent;
  /** 16, 20 or 24 px. */
  size?: keyof typeof icon;
  /** Only where no text beside it says the same; left out, the icon is decoration. */
  label?: string;
}

/** A small drawing beside or instead of text. For something to press, use `IconButton`. */
export function Icon({ icon: Drawing, size = 'medium', label }: IconProps) {
  return (
    <Drawing
      className={icon[size]}
      focusable="false"
      // The drawings of the icon package hide themselves unless told otherwise.
      aria-hidden={label ? undefined : true}
      {...(label && { role: 'img', 'aria-label': label })}
    />
  );
}
