import { Select } from '@touchline/ui/Select';
import { useTranslation } from 'react-i18next';
import { iconText, offeredIcons } from './icons.ts';
import type { MessageFieldsProps } from './messageValues.ts';

/** The option for no icon of its own, because an option needs an id. */
const usual = 'usual';

/** The icon beside a message in the inboxes, where it has no picture (INBOX-21). */
export function IconField({ form }: MessageFieldsProps) {
  const { t } = useTranslation();
  const { icon } = form.values;
  // A saved icon that is not offered stays among the options, so that saving keeps it.
  const others = icon === '' || offeredIcons.some((each) => each === icon) ? [] : [icon];
  return (
    <Select
      {...form.choice('icon')}
      description={t('adminRecord.messages.iconText')}
      placeholder={iconText(t, '')}
      value={icon || usual}
      onChange={(id) => form.change({ icon: id === usual ? '' : id })}
      options={[
        { id: usual, label: iconText(t, '') },
        ...[...offeredIcons, ...others].map((id) => ({ id, label: iconText(t, id) })),
      ]}
    />
  );
}
