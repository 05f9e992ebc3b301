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
import type { LayoutPlan } from '@touchline/layouts/AppFrame';
import { Badge } from '@touchline/ui/Badge';
import { IconButton } from '@touchline/ui/IconButton';
import type { TFunction } from 'i18next';
import { fromMd, more, withRoom } from '#shell/Actions.css.ts';

interface TextsProps {
  t: TFunction;
}

/** The end of the bar, in the order of the product, without what the buttons open. */
export function SpecimenActions({ plan, t }: TextsProps & { plan: LayoutPlan }) {
  const place = plan.anatomy === 'menuInBar' ? 'besideMenu' : 'alone';
  const rare = withRoom[place];
  return (
    <>
      <div className={rare}>
        <IconButton label={t('languages.menu')} glyph={LanguageIcon} />
      </div>
      <IconButton label={t('search.open')} glyph={MagnifyingGlassIcon} />
      <div className={rare}>
        <IconButton label={t('shortcuts.title')} glyph={BookmarkIcon} />
      </div>
      <IconButton
        label={t('messages.open')}
        glyph={InboxIcon}
        badge={<Badge tone="messages" count={5} spoken={t('navigation.unread', { count: 5 })} />}
      />
      {plan.notificationsPlace === 'bar' && <NotificationsSpecimen t={t} />}
      <div className={rare}>
        <IconButton label={t('shell.help')} glyph={QuestionMarkCircleIcon} />
      </div>
      <div className={`${rare} ${fromMd}`}>
        <IconButton label={t('settings.open')} glyph={Cog8ToothIcon} />
      </div>
      <div className={more[place]}>
        <IconButton label={t('shell.more')} glyph={EllipsisVerticalIcon} />
      </div>
      {plan.userPlace === 'bar' && <UserSpecimen t={t} />}
    </>
  );
}

export function NotificationsSpecimen({ t }: TextsProps) {
  return (
    <IconButton
      label={t('notifications.open')}
      glyph={BellIcon}
      badge={
        <Badge tone="notifications" count={3} spoken={t('notifications.unread', { count: 3 })} />
      }
    />
  );
}

export function UserSpecimen({ t }: TextsProps) {
  return <IconButton label={t('user.profile')} glyph={UserCircleIcon} />;
}
