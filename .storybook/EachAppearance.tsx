import { Region } from '@touchline/ui/Region';
import { schemes, themes, vars } from '@touchline/ui/theme';
import type { ReactNode } from 'react';

const [, ...lightAndDark] = schemes;

/** The same on the page and on a card, in each theme, light and dark. */
export function EachAppearance({ children }: { children: ReactNode }) {
  return themes.map((theme) =>
    lightAndDark.map((scheme) => (
      <Region key={`${theme} ${scheme}`} theme={theme} scheme={scheme}>
        {(['page', 'card'] as const).map((surface) => (
          <div
            key={surface}
            style={{ padding: vars.space.medium, background: vars.colour[surface] }}
          >
            {children}
          </div>
        ))}
      </Region>
    )),
  );
}
