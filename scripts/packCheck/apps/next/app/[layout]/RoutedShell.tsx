'use client';

import { usePathname, useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { Shell, type LayoutName } from '../Shell';

/** The shell with the router of Next.js. */
export function RoutedShell({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const router = useRouter();
  return (
    <Shell layout={layout} pathname={usePathname()} onNavigate={(href) => router.push(href)}>
      {children}
    </Shell>
  );
}
