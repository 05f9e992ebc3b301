import type { Role } from './hands.ts';

/** Selectors of the elements that can have a role. */
export const candidates: Record<Role, string> = {
  button: 'button, [role="button"]',
  choice: 'label:has(input[type="radio"])',
  combobox: 'input, [role="combobox"]',
  heading: 'h1, h2, h3',
  link: 'a[href], [role="link"]',
  menuitem: '[role="menuitem"]',
  menuitemradio: '[role="menuitemradio"]',
  option: '[role="option"]',
  password: 'input[type="password"]',
  searchbox: 'input',
  spinbutton: '[role="spinbutton"]',
  textbox: 'input, textarea, [role="textbox"]',
};
