interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface PlaceInput {
  trigger: Box;
  menu: { width: number; height: number };
  window: { width: number; height: number };
  /** Below its trigger, or beside it in the direction of reading. */
  side: 'below' | 'beside';
  /** Beside its trigger: level with it, or with the middle of both at one height. */
  align?: 'start' | 'middle';
  isRightToLeft: boolean;
}

/** Kept free at the edges of the window, in px. */
const edge = 8;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Where a menu goes so that all of it can be seen; beside, it turns to where there is room. */
export function placeMenu(input: PlaceInput): { left: number; top: number } {
  const { trigger, menu, window, side, align, isRightToLeft } = input;
  const farthest = Math.max(edge, window.width - menu.width - edge);
  const lowest = Math.max(edge, window.height - menu.height - edge);
  if (side === 'below') {
    const left = isRightToLeft ? trigger.right - menu.width : trigger.left;
    return { left: clamp(left, edge, farthest), top: clamp(trigger.bottom, edge, lowest) };
  }
  const toRight = trigger.right;
  const toLeft = trigger.left - menu.width;
  const first = isRightToLeft ? toLeft : toRight;
  const second = isRightToLeft ? toRight : toLeft;
  const hasRoom = (left: number) => left >= edge && left <= farthest;
  const left = hasRoom(first) || !hasRoom(second) ? first : second;
  const middle = (trigger.top + trigger.bottom - menu.height) / 2;
  const top = align === 'middle' ? middle : trigger.top - edge;
  return { left: clamp(left, edge, farthest), top: clamp(top, edge, lowest) };
}
