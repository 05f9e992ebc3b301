import { createContext } from 'react';

/** BCP 47 tag of the language dates and times are written in; left out, the browser's own. */
export const LocaleContext = createContext<string | undefined>(undefined);
