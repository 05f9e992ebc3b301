import { mutationsIn } from '../mutation.ts';

export const loadingMutations = [
  ...mutationsIn('packages/ui/src/lazyNamed', [
    ['lazyNamed.tsx', 'a failure is for ever', '        loading = undefined;\n', ''],
    ['lazyNamed.tsx', 'each attempt loads', '(loading ??= new', '(loading = new'],
    [
      'lazyNamed.tsx',
      'a loader that throws throws at who preloads',
      'new Promise<Module>((resolve) => resolve(load()))',
      'load()',
    ],
  ]),
  ...mutationsIn('packages/app/src', [
    ['platform/kept/keptCalls.ts', 'the unread count is not kept', '  unreadCount: week,\n', ''],
    [
      'platform/kept/keptCalls.ts',
      'the age of the unread count is that of the page',
      "  'unreadCount',\n",
      '',
    ],
    ['features/inbox/inboxQueue.ts', 'the kept count is not recalled', '    await recall();\n', ''],
    [
      'features/inbox/inboxQueue.ts',
      'the kept count outlives that of the server',
      '    await recount();\n    await recall();\n',
      '    await recount();\n    hasCount = false;\n    await recall();\n',
    ],
  ]),
];
