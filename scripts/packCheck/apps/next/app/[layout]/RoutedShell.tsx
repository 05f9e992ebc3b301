'use client';

import { RouterProvider } from '@touchline/ui/RouterProvider';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { followLinks } from '../followLinks';
import { Shell, type LayoutName } from '../Shell';

/** The shell with the router of Next.js, which all links within the site reach. */
export function RoutedShell({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const { push } = useRouter();
  useEffect(() => followLinks(push), [push]);
  return (
    <RouterProvider navigate={push}>
      <Shell layout={layout} pathname={usePathname()} onNavigate={(href) => push(href)}>
        {children}
      </Shell>
    </RouterProvider>
  );
}
