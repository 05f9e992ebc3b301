import { Sheet } from '../../Sheet/index.ts';
import {
  AppearanceSettings,
  type AppearanceLabels,
  type AppearanceSettingsProps,
} from './AppearanceSettings.tsx';

export interface SettingsDrawerLabels extends AppearanceLabels {
  /** The heading, which names the drawer. */
  title: string;
  /** The button that closes it. */
  close: string;
}

export interface SettingsDrawerProps<
  Layout extends string,
> extends AppearanceSettingsProps<Layout> {
  /** Whether it covers the page. */
  isOpen: boolean;
  /** Called with false when a person closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The headings, and the names of the choices. */
  labels: SettingsDrawerLabels;
  /** Called when it is closed; the new layout may not have the button that opened it. */
  onClosed?: () => void;
}

/** A drawer to choose theme, colour scheme and layout; each choice takes effect at once. */
export function SettingsDrawer<Layout extends string>({
  isOpen,
  onOpenChange,
  onClosed,
  ...settings
}: SettingsDrawerProps<Layout>) {
  const { title, close } = settings.labels;
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      backdrop="clear"
      closeLabel={close}
      {...(onClosed ? { onClosed } : {})}
    >
      <AppearanceSettings {...settings} />
    </Sheet>
  );
}
