import { Select } from '@touchline/ui/Select';
import { useTranslation } from 'react-i18next';
import type { MessageIconName } from '#features/inbox';
import type { MessageFieldsProps } from './MessageFields.tsx';

/** The option for no icon of its own, because an option needs an id. */
const usual = 'usual';

/** The icons that are offered: what messages of schools are about. */
const offered = [
  'megaphone',
  'calendar',
  'clock',
  'map-pin',
  'trophy',
  'exclamation-triangle',
  'information-circle',
  'camera',
  'shield-check',
  'truck',
] as const;

const nameOf = (id: (typeof offered)[number]): MessageIconName => `heroicons_outline:${id}`;

/** The icon beside a message in the inboxes, where it has no picture (INBOX-21). */
export function IconField({ form }: MessageFieldsProps) {
  const { t } = useTranslation();
  const { icon } = form.values;
  const isOwn = icon !== '' && !offered.some((id) => nameOf(id) === icon);
  return (
    <Select
      {...form.choice('icon')}
      description={t('adminRecord.messages.iconText')}
      placeholder={t('adminRecord.messages.icons.usual')}
      value={icon || usual}
      onChange={(id) => form.change({ icon: id === usual ? '' : id })}
      options={[
        { id: usual, label: t('adminRecord.messages.icons.usual') },
        ...offered.map((id) => ({ id: nameOf(id), label: t(`adminRecord.messages.icons.${id}`) })),
        // One that somebody else has chosen stays a choice.
        ...(isOwn ? [{ id: icon, label: icon.replace(/^.*:/, '') }] : []),
      ]}
    />
  );
}
