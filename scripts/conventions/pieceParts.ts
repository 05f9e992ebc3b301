import { basename, dirname } from 'node:path';
import type { Piece } from '../../.storybook/docs/source/findPieces.ts';
import { isShut, published, type Published } from '../library/packages.ts';
import { filesLike, textOf } from './workspace.ts';

/**
 * The components that a piece exports beside itself. They are nothing without it and stand, with their
 * properties, on its page; any other component has stories and a page of its own.
 */
export const partsOfPieces: Readonly<Record<string, readonly string[]>> = {
  BarButton: ['InboxButton', 'PanelButton'],
  LanguageMenu: ['Flag'],
  MatchCard: ['FavouriteStar', 'MatchCards', 'MatchCardsSkeleton'],
  MatchRow: ['MatchColumns', 'MatchRows', 'MatchRowsSkeleton'],
  MatchSearch: ['MatchSearchButton'],
  Menu: ['MenuItem', 'MenuPopover', 'MenuSection', 'Submenu'],
  MessagesPanel: ['MessagesButton'],
  MoreMenu: ['MoreButton'],
  NotificationsPanel: ['NotificationsButton'],
  QuickChat: ['QuickChatButton'],
  RadioGroup: ['Radio'],
  SettingsDrawer: ['SettingsButton', 'SettingsTab'],
  ShortcutsPanel: ['ShortcutsButton'],
  SupportSheet: ['SupportButton'],
  Tooltip: ['TooltipGroup'],
  UserMenu: ['UserMenuButton'],
};

/** Components that draw nothing, of entries that are no piece. */
const withoutFace = ['LocaleProvider'];

/** The components that the public files export, as paths such as `packages/ui/src/Menu/MenuItem`. */
export function exportedComponents(root?: string): string[] {
  return filesLike('packages/{ui,navigation,layouts}/src/**/index.ts', root)
    .filter((file) => !/\/(?:internal|testing)\//.test(file) && isPublic(dirname(file)))
    .flatMap((file) =>
      [...textOf(file, root).matchAll(/^export \{([^}]*)\}/gm)]
        .flatMap(([, names = '']) => names.split(','))
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => `${dirname(file)}/${name}`),
    );
}

function isPublic(folder: string): boolean {
  const [, name = '', entry = ''] = /^packages\/(\w+)\/src\/(.+)$/.exec(folder) ?? [];
  return !isShut(published.find((one) => one === name) as Published, entry);
}

/** Exported components that stand on no page, and parts of a piece that are none. */
export function partViolations(pieces: readonly Piece[], root?: string): string[] {
  const exported = exportedComponents(root);
  const onPages = pieces.map(({ folder, name }) => `${folder}/${name}`);
  const isPart = (path: string) => {
    const folder = dirname(path);
    const piece = basename(folder);
    const isListed = partsOfPieces[piece]?.includes(basename(path)) ?? false;
    return isListed && onPages.includes(`${folder}/${piece}`);
  };
  const named = Object.values(partsOfPieces).flat();
  return [
    ...exported
      .filter((path) => !onPages.includes(path) && !isPart(path))
      .filter((path) => !withoutFace.includes(basename(path)))
      .map((path) => `${path}: write its stories and its page, or name it in \`partsOfPieces\``),
    ...onPages
      .filter((path) => named.includes(basename(path)))
      .map((path) => `${path}: it has a page, so take it out of \`partsOfPieces\``),
  ];
}
