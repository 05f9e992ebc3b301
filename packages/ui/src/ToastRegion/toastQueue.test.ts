import { beforeEach, describe, expect, it } from 'vitest';
import { toastQueue, type ToastContent } from './toastQueue.ts';

const saved: ToastContent = { tone: 'success', title: 'Saved' };

function titles(): string[] {
  return toastQueue.visibleToasts.map(({ content }) => content.title);
}

describe('toastQueue', () => {
  beforeEach(() => toastQueue.clear());

  it('renews a notice that is still there', () => {
    const first = toastQueue.add(saved);
    toastQueue.add({ tone: 'warning', title: 'Offline' });
    const second = toastQueue.add({ ...saved });
    expect(titles()).toEqual(['Saved', 'Offline']);
    // A new toast, so that it is announced again and its timer restarts.
    expect(second).not.toBe(first);
  });

  it('renews one that others have pushed out of view', () => {
    toastQueue.add(saved);
    for (const title of ['1', '2', '3']) toastQueue.add({ tone: 'danger', title });
    toastQueue.add(saved);
    for (let left = 4; left > 0; left -= 1) {
      expect(titles().filter((title) => title === 'Saved').length).toBeLessThan(2);
      const [newest] = toastQueue.visibleToasts;
      if (newest) toastQueue.close(newest.key);
    }
    expect(titles()).toEqual([]);
  });

  it.each<[string, ToastContent]>([
    ['of another tone', { ...saved, tone: 'danger' }],
    ['with more to say', { ...saved, description: 'All of it' }],
    ['with a way back', { ...saved, action: { label: 'Undo', onPress: () => {} } }],
  ])('keeps one %s apart', (_, other) => {
    toastQueue.add(saved);
    toastQueue.add(other);
    expect(titles()).toHaveLength(2);
  });

  it('keeps apart what undoes different things', () => {
    const removed: ToastContent = { tone: 'neutral', title: 'Message removed' };
    toastQueue.add({ ...removed, action: { label: 'Undo', onPress: () => {} } });
    toastQueue.add({ ...removed, action: { label: 'Undo', onPress: () => {} } });
    expect(titles()).toHaveLength(2);
  });

  it('shows again what was closed, by hand or all at once', () => {
    toastQueue.close(toastQueue.add(saved));
    toastQueue.add(saved);
    expect(titles()).toEqual(['Saved']);
    toastQueue.clear();
    toastQueue.add(saved);
    expect(titles()).toEqual(['Saved']);
  });
});
