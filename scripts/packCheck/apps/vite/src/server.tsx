import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** The markup for `<!--page-->` in `index.html`. */
export function render(pathname: string): string {
  return renderToString(<App pathname={pathname} />);
}
