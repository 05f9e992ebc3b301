import { useState, type ReactNode } from 'react';
import type { NavigationLocation } from '../model/item.ts';
import { splitLink } from '../model/parseUrl.ts';
import { beside, page, stage, toggle } from './StoryPage.css.ts';

const note = 'Kick-off at three. Bring both shirts, the light and the dark one.';

interface StoryPageProps {
  /** The initial address. */
  at?: string;
  isColumn?: boolean;
  /** The label of a button that opens a drawer; omitted: no button. */
  openLabel?: string;
  children: (props: {
    currentLocation: NavigationLocation;
    onNavigate: (href: string) => void;
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
  }) => ReactNode;
}

/** A small page around a navigation, with an address that its links change. */
export function StoryPage({ at = '/home', isColumn = false, openLabel, children }: StoryPageProps) {
  const [href, setHref] = useState(at);
  const [isOpen, setIsOpen] = useState(!openLabel);
  return (
    <div className={stage} data-column={isColumn || undefined}>
      {children({
        currentLocation: splitLink(href),
        onNavigate: setHref,
        isOpen,
        onOpenChange: setIsOpen,
      })}
      <main className={page}>
        {openLabel && (
          <button className={toggle} type="button" onClick={() => setIsOpen(!isOpen)}>
            {openLabel}
          </button>
        )}
        <h1>{href}</h1>
        <p className={beside}>{note}</p>
      </main>
    </div>
  );
}
