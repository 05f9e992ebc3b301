import type { ExamplesOf } from './example.ts';

const shortcut = {
  label: 'Next week',
  description: 'What comes',
  icon: 'heroicons_outline:calendar',
  link: '/matches?period=coming',
  useRouter: true,
};

export const shortcutsExamples: ExamplesOf<'shortcuts'> = {
  shortcuts: { request: {}, required: [], visitor: 'nothing' },
  createShortcut: {
    request: { body: { shortcut } },
    required: ['shortcut', 'shortcut.label', 'shortcut.link'],
    visitor: 'refused',
  },
  updateShortcut: {
    request: { body: { id: 'shortcut-live', shortcut: { id: 'shortcut-live', ...shortcut } } },
    required: ['id', 'shortcut'],
    visitor: 'refused',
  },
  deleteShortcut: {
    request: { query: { id: 'shortcut-live' } },
    required: ['id'],
    visitor: 'refused',
  },
};
