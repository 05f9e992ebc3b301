import { mutationsIn } from '../mutation.ts';

export const visualMutations = [
  ...mutationsIn('scripts/visual', [
    [
      'takePictures.ts',
      'a browser that has crashed is kept',
      'if (page.isGone()) {',
      'if (page.isGone() && workers > 1) {',
    ],
    [
      'takePictures.ts',
      'a play function is not played again',
      ': still, still, running];',
      ': still];',
    ],
    [
      'takePictures.ts',
      'a play function with a date that runs is not played again',
      '? [running, running]',
      '? [running]',
    ],
    [
      'grow.ts',
      'a page that is taller than any window grows with it',
      'if (wanted - room === excess) {',
      'if (wanted - room === -excess) {',
    ],
    [
      'takePictures.ts',
      'the tag of a story in which time passes is not read',
      'story.tags.includes(timeTag)',
      'false',
    ],
    [
      'takePictures.ts',
      'a story that was shown twice is not named',
      'taken.untagged.push(story)',
      'void story',
    ],
    [
      'prepare.ts',
      'the date stands still for a play function that waits',
      "get('clock') === 'runs'",
      "get('clock') === 'stands'",
    ],
    [
      'inPage.ts',
      'a story finds the attributes of the root that another has left',
      'root.removeAttribute(name);',
      'void name;',
    ],
    [
      'inPage.ts',
      'a story finds the fragment that another has left',
      "history.replaceState(history.state, '', location.pathname + location.search);",
      '',
    ],
    [
      'storyPage.ts',
      'a story finds the cookies that another has left',
      'await context.clearCookies();',
      '',
    ],
    ['loadedKeys.ts', 'a style that no element has counts', 'isStyle || isDrawn(imported)', 'true'],
    [
      'loadedKeys.ts',
      'a style loses the constants of another',
      'isStyle || isDrawn(imported)',
      'isDrawn(imported)',
    ],
    [
      'styleClasses.ts',
      'a rule without a class needs one',
      'isEverywhere ||= names.length === 0;',
      '',
    ],
    [
      'ignorePointer.ts',
      'the pointer of the browser ends a hover',
      'if (event.isTrusted)',
      'if (!event.isTrusted)',
    ],
    [
      'report/summary.ts',
      'a story that failed before fails the command',
      "side === 'after' && !before.has(keyOf(failure))",
      "side === 'after'",
    ],
  ]),
  ...mutationsIn('packages/app/src/testing/gallery', [
    ['inTurn.ts', 'miniatures are drawn at once', 'if (!isBusy) next();', 'next();'],
    [
      'inTurn.ts',
      'a miniature that has left is drawn',
      'return () => void waiting.delete(draw);',
      'return () => undefined;',
    ],
  ]),
];
