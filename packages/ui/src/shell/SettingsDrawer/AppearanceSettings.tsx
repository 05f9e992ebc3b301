import { BoltIcon, MoonIcon, SunIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { Icon } from '../../Icon/index.ts';
import { schemes, themes, type Scheme, type Theme } from '../../theme/themes.ts';
import {
  choices,
  dot,
  label as labelStyle,
  layout as layoutStyle,
  picture as pictureStyle,
  pill,
  schemePill,
  section,
} from './SettingsDrawer.css.ts';

export interface AppearanceLabels {
  /** The heading of the themes. */
  theme: string;
  /** The name of each theme. */
  themes: Record<Theme, string>;
  /** The heading of the schemes. */
  scheme: string;
  /** The name of each scheme. */
  schemes: Record<Scheme, string>;
  /** The heading of the layouts. */
  layout: string;
}

export interface LayoutOption<Layout extends string> {
  /** The name by which `layout` and `onLayoutChange` know it. */
  id: Layout;
  /** The name, beside its picture. */
  label: string;
  /** The preview, as wide as its container. */
  picture: ReactNode;
}

export interface AppearanceSettingsProps<Layout extends string> {
  /** The headings, and the names of the choices. */
  labels: AppearanceLabels;
  /** The theme of the page, which is marked. */
  theme: Theme;
  /** Called with the theme that a person has chosen. */
  onThemeChange: (theme: Theme) => void;
  /** The scheme of the page, which is marked; `auto` follows the device. */
  scheme: Scheme;
  /** Called with the scheme that a person has chosen. */
  onSchemeChange: (scheme: Scheme) => void;
  /** In the order in which they are shown. */
  layouts: readonly LayoutOption<Layout>[];
  /** The layout of the page, which is marked. */
  layout: Layout;
  /** Called with the layout that a person has chosen. */
  onLayoutChange: (layout: Layout) => void;
}

const schemeIcons = { auto: BoltIcon, light: SunIcon, dark: MoonIcon };

/** The choice of theme, colour scheme and layout on a page. On other pages use `SettingsDrawer`. */
export function AppearanceSettings<Layout extends string>({
  labels,
  theme,
  onThemeChange,
  scheme,
  onSchemeChange,
  layouts,
  layout,
  onLayoutChange,
}: AppearanceSettingsProps<Layout>) {
  return (
    <>
      <Choice label={labels.theme} kind="pills" value={theme} all={themes} onChange={onThemeChange}>
        {themes.map((id) => (
          <Radio key={id} value={id} className={pill}>
            <span className={dot} data-theme={id} />
            {labels.themes[id]}
          </Radio>
        ))}
      </Choice>
      <Choice
        label={labels.scheme}
        kind="schemes"
        value={scheme}
        all={schemes}
        onChange={onSchemeChange}
      >
        {schemes.map((id) => (
          <Radio key={id} value={id} className={schemePill}>
            <Icon icon={schemeIcons[id]} />
            {labels.schemes[id]}
          </Radio>
        ))}
      </Choice>
      <Choice
        label={labels.layout}
        kind="layouts"
        value={layout}
        all={layouts.map(({ id }) => id)}
        onChange={onLayoutChange}
      >
        {layouts.map(({ id, label, picture }) => (
          <Radio key={id} value={id} className={layoutStyle}>
            <span className={pictureStyle}>{picture}</span>
            {label}
          </Radio>
        ))}
      </Choice>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  kind: keyof typeof choices;
  value: Value;
  all: readonly Value[];
  onChange: (value: Value) => void;
  children: ReactNode;
}

function Choice<Value extends string>({
  label,
  kind,
  value,
  all,
  onChange,
  children,
}: ChoiceProps<Value>) {
  function choose(id: string) {
    const chosen = all.find((candidate) => candidate === id);
    if (chosen) onChange(chosen);
  }
  return (
    <RadioGroup className={section} value={value} onChange={choose}>
      <Label className={labelStyle}>{label}</Label>
      <div className={choices[kind]}>{children}</div>
    </RadioGroup>
  );
}
