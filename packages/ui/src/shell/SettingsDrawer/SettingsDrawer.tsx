import { Sheet } from '../../Sheet/index.ts';
import {
  AppearanceSettings,
  type AppearanceLabels,
  type AppearanceSettingsProps,
} from './AppearanceSettings.tsx';

export interface SettingsDrawerLabels extends AppearanceLabels {
  title: string;
  close: string;
}

export interface SettingsDrawerProps<
  Layout extends string,
> extends AppearanceSettingsProps<Layout> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
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
