import type { ReactNode } from 'react';
import type { Scheme, Theme } from '../theme/themes.ts';
import { region } from './Region.css.ts';

export interface RegionProps {
  /** Omitted: the theme of the parent. */
  theme?: Theme;
  /** Omitted: the scheme of the parent. */
  scheme?: Scheme;
  children: ReactNode;
}

/** A part of the page in its own theme or colour scheme. */
export function Region({ theme, scheme, children }: RegionProps) {
  return (
    <div className={region} data-theme={theme} data-scheme={scheme}>
      {children}
    </div>
  );
}
