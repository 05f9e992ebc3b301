import { Banner } from '@touchline/ui/Banner';
import type { LayoutName } from '../Shell';
import { Page } from '../Page';
import { RoutedShell } from './RoutedShell';

const names: LayoutName[] = ['classy', 'enterprise', 'modern'];

export const dynamicParams = false;

export function generateStaticParams() {
  return names.map((layout) => ({ layout }));
}

/** A server component: the shell and the controls in it are hydrated in the browser. */
export default async function LayoutPage({ params }: { params: Promise<{ layout: LayoutName }> }) {
  const { layout } = await params;
  return (
    <RoutedShell layout={layout}>
      <Page title={`The layout ${layout}`} />
      <Banner title="The words of this banner come from a server component." />
    </RoutedShell>
  );
}
