import { describe, expect, it } from 'vitest';
import { expandAfterNavigation, toggleExpanded } from './expansion.ts';
import type { NavigationItem } from './item.ts';
import { indexItems } from './tree.ts';

function branch(id: string, children: NavigationItem[], disabled = false): NavigationItem {
  return { id, type: 'collapsable', title: id, disabled, children };
}

function leaf(id: string): NavigationItem {
  return { id, type: 'basic', title: id, link: `/${id}` };
}

const tree = indexItems([
  branch('a', [branch('a1', [leaf('x')]), branch('a2', [leaf('y')])]),
  branch('b', [leaf('z')]),
  branch('stuck', [leaf('w')], true),
  { ...branch('aside', [leaf('v')]), type: 'aside' },
]);

const none = new Set<string>();

function sorted(ids: ReadonlySet<string>): string[] {
  return [...ids].toSorted();
}

describe('a press', () => {
  function press(id: string, open: string[], active: string[] = [], isAutoCollapse = true) {
    return sorted(toggleExpanded(tree, new Set(open), id, new Set(active), isAutoCollapse));
  }

  it('opens what is shut and shuts what is open', () => {
    expect(press('b', [])).toEqual(['b']);
    expect(press('b', ['b'])).toEqual([]);
  });

  it('opens an aside too', () => {
    expect(press('aside', [])).toEqual(['aside']);
  });

  it('closes the others (NAV-20)', () => {
    expect(press('b', ['a', 'a1'])).toEqual(['b']);
  });

  it('leaves the others as they are without auto-collapse (NAV-20)', () => {
    expect(press('b', ['a', 'a1'], [], false)).toEqual(['a', 'a1', 'b']);
  });

  it('leaves its own ancestors open (NAV-20)', () => {
    expect(press('a2', ['a', 'a1'])).toEqual(['a', 'a2']);
  });

  it('leaves open what holds the active item (NAV-20)', () => {
    expect(press('b', ['a', 'a1'], ['a', 'a1'])).toEqual(['a', 'a1', 'b']);
  });

  it('closes what is below with it (NAV-21)', () => {
    expect(press('a', ['a', 'a1', 'b'])).toEqual(['b']);
  });

  it('does nothing to a disabled item, open or shut (NAV-22)', () => {
    expect(press('stuck', [])).toEqual([]);
    expect(press('stuck', ['stuck'])).toEqual(['stuck']);
    expect(press('b', ['stuck'])).toEqual(['b', 'stuck']);
  });

  it('does nothing to items that do not open', () => {
    expect(press('x', ['a'])).toEqual(['a']);
  });
});

describe('an arrival', () => {
  it('opens what holds the active item, a disabled one excepted (NAV-19, NAV-22)', () => {
    const active = new Set(['a', 'a1', 'stuck']);
    expect(sorted(expandAfterNavigation(tree, none, active, true))).toEqual(['a', 'a1']);
  });

  it('closes the rest with auto-collapse', () => {
    const open = new Set(['a', 'a1', 'stuck']);
    expect(sorted(expandAfterNavigation(tree, open, new Set(['b']), true))).toEqual(['b', 'stuck']);
  });

  it('leaves the rest as it is without', () => {
    const open = new Set(['a', 'a1']);
    expect(sorted(expandAfterNavigation(tree, open, new Set(['b']), false))).toEqual([
      'a',
      'a1',
      'b',
    ]);
  });
});
