import type { LayoutConfig } from '../AppFrame/index.ts';
import type { LayoutName } from '../layoutNames/index.ts';

const loaders: Record<LayoutName, () => Promise<LayoutConfig>> = {
  empty: () => import('../Empty/index.ts').then(({ empty }) => empty),
  classic: () => import('../Classic/index.ts').then(({ classic }) => classic),
  classy: () => import('../Classy/index.ts').then(({ classy }) => classy),
  compact: () => import('../Compact/index.ts').then(({ compact }) => compact),
  dense: () => import('../Dense/index.ts').then(({ dense }) => dense),
  futuristic: () => import('../Futuristic/index.ts').then(({ futuristic }) => futuristic),
  thin: () => import('../Thin/index.ts').then(({ thin }) => thin),
  centered: () => import('../Centered/index.ts').then(({ centered }) => centered),
  enterprise: () => import('../Enterprise/index.ts').then(({ enterprise }) => enterprise),
  material: () => import('../Material/index.ts').then(({ material }) => material),
  modern: () => import('../Modern/index.ts').then(({ modern }) => modern),
};

/**
 * Loads one layout with its styles; each is a chunk of its own.
 *
 * @throws when the chunk cannot be loaded; the caller should keep the current layout and report it
 */
export function loadLayout(name: LayoutName): Promise<LayoutConfig> {
  return loaders[name]();
}
