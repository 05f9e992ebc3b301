import '@touchline/ui/base.css';
import '@touchline/ui/themes/default.css';
import '@touchline/ui/fonts.css';
import type { ReactNode } from 'react';
import { LocaleProvider } from '@touchline/ui/locale';

export const metadata = { title: 'Touchline in Next.js', icons: 'data:,' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="default" data-scheme="light" data-fonts="ready">
      <body>
        <LocaleProvider locale="en-GB">{children}</LocaleProvider>
      </body>
    </html>
  );
}
