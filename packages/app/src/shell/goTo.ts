import type { NavigateFunction } from 'react-router-dom';

let navigate: NavigateFunction | undefined;

/** Joins `goTo` to the router on screen. */
export function setRouter(found: NavigateFunction): void {
  navigate = found;
}

/** Changes the page, for what shall not be drawn again with each address: `useNavigate` hears them all. */
export function goTo(href: string): void {
  void navigate?.(href);
}
