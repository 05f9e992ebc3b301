import type { LayoutConfig } from '../AppFrame/index.ts';
import { centered } from '../Centered/index.ts';
import { classic } from '../Classic/index.ts';
import { classy } from '../Classy/index.ts';
import { compact } from '../Compact/index.ts';
import { dense } from '../Dense/index.ts';
import { empty } from '../Empty/index.ts';
import { enterprise } from '../Enterprise/index.ts';
import { futuristic } from '../Futuristic/index.ts';
import type { LayoutName } from '../layoutNames/index.ts';
import { material } from '../Material/index.ts';
import { modern } from '../Modern/index.ts';
import { thin } from '../Thin/index.ts';

/** All layouts as one chunk: each is a few hundred bytes, less than a request costs. */
export const allLayouts: Record<LayoutName, LayoutConfig> = {
  empty,
  classic,
  classy,
  compact,
  dense,
  futuristic,
  thin,
  centered,
  enterprise,
  material,
  modern,
};
