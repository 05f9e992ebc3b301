import {
  BellIcon,
  BookmarkIcon,
  Cog8ToothIcon,
  EllipsisVerticalIcon,
  InboxIcon,
  LanguageIcon,
  MagnifyingGlassIcon,
  QuestionMarkCircleIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline';
import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import { Badge } from '@touchline/ui/Badge';
import { IconButton } from '@touchline/ui/IconButton';
import type { TFunction } from 'i18next';
import { fromMd, moreMenu, secondaryAction } from '#shell/Actions.css.ts';

interface TextsProps {
  t: TFunction;
}

/** The actions of the top bar in their usual order, without the panels that they open. */
export function SpecimenActions({ config, t }: TextsProps & { config: LayoutConfig }) {
  const barKind = config.kind === 'menuInBar' ? 'besideMenu' : 'alone';
  const rare = secondaryAction[barKind];
  return (
    <>
      <div className={rare}>
        <IconButton label={t('languages.menu')} icon={LanguageIcon} />
      </div>
      <IconButton label={t('search.open')} icon={MagnifyingGlassIcon} />
      <div className={rare}>
        <IconButton label={t('shortcuts.title')} icon={BookmarkIcon} />
      </div>
      <IconButton
        label={t('messages.open')}
        icon={InboxIcon}
        badge={
          <Badge tone="messages" count={5} accessibleLabel={t('navigation.unread', { count: 5 })} />
        }
      />
      {config.notificationsPlacement === 'bar' && <NotificationsSpecimen t={t} />}
      <div className={rare}>
        <IconButton label={t('shell.help')} icon={QuestionMarkCircleIcon} />
      </div>
      <div className={`${rare} ${fromMd}`}>
        <IconButton label={t('settings.open')} icon={Cog8ToothIcon} />
      </div>
      <div className={moreMenu[barKind]}>
        <IconButton label={t('shell.more')} icon={EllipsisVerticalIcon} />
      </div>
      {config.userPlacement === 'bar' && <UserSpecimen t={t} />}
    </>
  );
}

export function NotificationsSpecimen({ t }: TextsProps) {
  return (
    <IconButton
      label={t('notifications.open')}
      icon={BellIcon}
      badge={
        <Badge
          tone="notifications"
          count={3}
          accessibleLabel={t('notifications.unread', { count: 3 })}
        />
      }
    />
  );
}

export function UserSpecimen({ t }: TextsProps) {
  return <IconButton label={t('user.profile')} icon={UserCircleIcon} />;
}
