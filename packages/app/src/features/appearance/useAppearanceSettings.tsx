import { LayoutMiniature } from '@touchline/layouts/LayoutMiniature';
import { layoutNames, type LayoutName } from '@touchline/layouts/layoutNames';
import type { AppearanceSettingsProps } from '@touchline/ui/shell/SettingsDrawer';
import { schemes, themes } from '@touchline/ui/theme';
import type { TFunction } from 'i18next';
import { useAtom, useAtomValue } from 'jotai';
import { startTransition, useEffect, useMemo, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { store } from '#platform/store.ts';
import { locationAtom, replaceLocation } from '#platform/location/location.ts';
import { appearanceAtom, layoutAtom } from './appearance.atoms.ts';
import { removeLayoutParameter } from './layoutParameter.ts';
import { showToast } from '#platform/toasts.ts';

/** Loads the code of a layout. Rejects when it cannot be loaded. */
export type LoadLayout = (name: LayoutName) => Promise<unknown>;

/**
 * The appearance and how to change it. A change is applied at once and stored.
 *
 * @param isShown whether the person can choose now, so that the layouts are prefetched
 */
export function useAppearanceSettings(
  loadLayout: LoadLayout,
  isShown: boolean,
): AppearanceSettingsProps<LayoutName> {
  const { t } = useTranslation();
  const [{ theme, scheme }, change] = useAtom(appearanceAtom);
  const layout = useAtomValue(layoutAtom);
  // The optimistic value marks the chosen layout at once, while the transition renders the layout
  // itself.
  const [shownLayout, showLayout] = useOptimistic(layout);
  const labels = useMemo(() => appearanceLabels(t), [t]);
  const layouts = useMemo(() => layoutOptions(t), [t]);

  // A person who has opened the settings is likely to choose a layout, so all of them are
  // prefetched; each is small.
  useEffect(() => {
    if (!isShown || !navigator.onLine) return;
    for (const name of layoutNames) loadLayout(name).catch(() => {});
  }, [isShown, loadLayout]);

  function chooseLayout(next: typeof layout) {
    startTransition(() => {
      showLayout(next);
      change({ layout: next });
    });
    const { pathname, search, hash } = store.get(locationAtom);
    const rest = removeLayoutParameter(search);
    if (rest !== null) replaceLocation({ pathname, search: rest, hash });
    loadLayout(next).catch(() => {
      showToast('settings.layoutFailed', { tone: 'danger' });
      if (store.get(layoutAtom) === next) change({ layout });
    });
  }

  return {
    labels,
    theme,
    onThemeChange: (next) => change({ theme: next }),
    scheme,
    onSchemeChange: (next) => change({ scheme: next }),
    layouts,
    layout: shownLayout,
    onLayoutChange: chooseLayout,
  };
}

function appearanceLabels(t: TFunction) {
  return {
    theme: t('settings.theme'),
    themes: named(themes, (name) => t(`settings.themes.${name}`)),
    scheme: t('settings.scheme'),
    schemes: named(schemes, (name) => t(`settings.schemes.${name}`)),
    layout: t('settings.layout'),
  };
}

function layoutOptions(t: TFunction) {
  return layoutNames.map((id) => ({
    id,
    label: t(`settings.layouts.${id}`),
    picture: <LayoutMiniature layout={id} />,
  }));
}

function named<Name extends string>(
  names: readonly Name[],
  wordFor: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, wordFor(name)])) as Record<Name, string>;
}
