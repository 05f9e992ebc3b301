import type { ComponentType, SVGProps } from 'react';
import { icon } from './Icon.css.ts';

/** An SVG icon in the text colour, from the icon package. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  /** The drawing, in the colour of the text around it. */
  icon: IconComponent;
  /** 16, 20 or 24 px. */
  size?: keyof typeof icon;
  /** Needed only where no text says the same. Omitted: the icon is decorative. */
  label?: string;
}

/** A decorative or labelled icon. For a button, use `IconButton`. */
export function Icon({ icon: Drawing, size = 'medium', label }: IconProps) {
  return (
    <Drawing
      className={icon[size]}
      focusable="false"
      // The icons of the package set `aria-hidden` themselves unless it is overridden.
      aria-hidden={label ? undefined : true}
      {...(label && { role: 'img', 'aria-label': label })}
    />
  );
}
