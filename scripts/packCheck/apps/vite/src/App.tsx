import { LocaleProvider } from '@touchline/ui/locale';
import { Page } from './Page.tsx';
import { isLayoutName, Shell } from './Shell.tsx';

/** The page at a path such as `/classy`, the same on the server and in the browser. */
export function App({ pathname }: { pathname: string }) {
  const name = pathname.slice(1);
  return (
    <LocaleProvider locale="en-GB">
      <Shell
        layout={isLayoutName(name) ? name : 'classy'}
        pathname={pathname}
        onNavigate={(href) => location.assign(href)}
      >
        <Page title={`The layout ${name}`} />
      </Shell>
    </LocaleProvider>
  );
}
