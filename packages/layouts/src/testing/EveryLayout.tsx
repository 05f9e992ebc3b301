import { useState, type ReactNode } from 'react';
import { AppFrame } from '../AppFrame/index.ts';
import { classy } from '../Classy/index.ts';
import { allLayouts } from '../loadLayout/allLayouts.ts';
import { LongPage } from './pages.tsx';
import { slotsFor } from './slots.tsx';

/** The first is the one that the stories begin with. */
export const layouts = [classy, ...Object.values(allLayouts).filter((layout) => layout !== classy)];

interface EveryLayoutProps {
  children?: ReactNode;
  footer?: ReactNode;
}

/** A page with a control to switch between all layouts. */
export function EveryLayout({ children, footer }: EveryLayoutProps) {
  const [layout, setLayout] = useState(classy);
  return (
    <AppFrame layout={layout} {...slotsFor(layout)} {...(footer && { footer })}>
      {children ?? <LongPage />}
      <label>
        Layout{' '}
        <select
          value={layout.name}
          onChange={(event) =>
            setLayout(layouts.find(({ name }) => name === event.target.value) ?? classy)
          }
        >
          {layouts.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </AppFrame>
  );
}
