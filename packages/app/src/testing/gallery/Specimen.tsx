import { Bars3Icon } from '@heroicons/react/24/outline';
import { AppFrame, type LayoutConfig } from '@touchline/layouts/AppFrame';
import { BarLogo } from '@touchline/layouts/BarLogo';
import { HorizontalNavigation } from '@touchline/navigation/HorizontalNavigation';
import { filterByRoles, type NavigationItem } from '@touchline/navigation/model';
import { VerticalNavigation } from '@touchline/navigation/VerticalNavigation';
import { Avatar } from '@touchline/ui/Avatar';
import { Badge } from '@touchline/ui/Badge';
import { IconButton } from '@touchline/ui/IconButton';
import { AdvertBanner } from '@touchline/ui/shell/AdvertBanner';
import { YearFooter } from '@touchline/ui/shell/YearFooter';
import { media } from '@touchline/ui/theme';
import type { TFunction } from 'i18next';
import { createStore } from 'jotai';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { defaultLogo } from '#features/advertisement';
import { signedInIcons } from '#shell/navigation/signedInIcons.ts';
import { navigationIconsAtom } from '#shell/navigation/navigationIcons.ts';
import { messagesItemId, navigationItems } from '#shell/navigation/navigationItems.ts';
import { NotificationsSpecimen, SpecimenActions, UserSpecimen } from './SpecimenActions.tsx';
import { SpecimenPage } from './SpecimenPage.tsx';
import { textsOf, type GalleryLanguage } from './texts.ts';

const person = { name: 'Margaret Featherstone', email: 'margaret@ashworth-high.example' };

const store = createStore();
store.set(navigationIconsAtom, signedInIcons);
const icons = store.get(navigationIconsAtom);

const screen = window.matchMedia(media.belowMd);

function useIsSmall() {
  return useSyncExternalStore(
    (onChange) => {
      screen.addEventListener('change', onChange);
      return () => screen.removeEventListener('change', onChange);
    },
    () => screen.matches,
  );
}

function useNavigationProps(
  t: TFunction,
  { entries, isVisitor = false }: Pick<SpecimenProps, 'entries' | 'isVisitor'>,
) {
  const [pathname, setPathname] = useState('/home');
  const ofProduct = useMemo(
    () => filterByRoles(navigationItems(t), isVisitor ? [] : ['Administrator']),
    [t, isVisitor],
  );
  return {
    items: entries ?? ofProduct,
    icons,
    labels: { navigation: t('shell.navigation'), close: t('shell.closeNavigation') },
    currentLocation: { pathname, search: '', hash: '' },
    onNavigate: setPathname,
    renderBadge: ({ id }: { id: string }) =>
      id === messagesItemId ? (
        <Badge tone="messages" count={5} accessibleLabel={t('navigation.unread', { count: 5 })} />
      ) : null,
  };
}

export interface SpecimenProps {
  config: LayoutConfig;
  language: GalleryLanguage;
  /** Omitted: those of the product. */
  entries?: readonly NavigationItem[] | undefined;
  /** For a person who is not signed in. */
  isVisitor?: boolean;
  /** Omitted: an example page. */
  children?: ReactNode;
}

/** A layout with the product's own navigation, bar, advertisement, page and footer in its slots. */
export function Specimen({ config, language, entries, isVisitor, children }: SpecimenProps) {
  const t = textsOf(language);
  const isSmall = useIsSmall();
  const [isOpen, setOpen] = useState(!isSmall);
  const navigation = useNavigationProps(t, { entries, isVisitor });
  const hasMenu = config.navigation?.items === 'horizontal';
  return (
    <AppFrame
      layout={config}
      labels={{ skipToContent: t('shell.skipToContent') }}
      navigation={
        config.navigation &&
        (isSmall || !hasMenu) && (
          <VerticalNavigation
            {...navigation}
            {...headAndFoot(config, t, isVisitor)}
            appearance={config.navigation.appearance}
            surface={config.navigation.surface}
            mode={isSmall ? 'over' : 'side'}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        )
      }
      menu={
        hasMenu &&
        !isSmall && (
          <HorizontalNavigation
            {...navigation}
            labels={{ ...navigation.labels, more: t('navigation.more') }}
          />
        )
      }
      toggle={
        <IconButton
          label={t('shell.toggleNavigation')}
          icon={Bars3Icon}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      }
      logo={<BarLogo href="#home" label={t('shell.home')} />}
      actions={<SpecimenActions config={config} t={t} />}
      advertisement={
        <AdvertBanner
          advertisement={null}
          house={{ description: t('advertisement.house'), imageUrl: defaultLogo() }}
          labels={{
            advertisement: t('advertisement.label'),
            call: t('advertisement.call'),
            visit: t('advertisement.visit'),
          }}
        />
      }
      footer={<YearFooter year={2026} owner={t('product.name')} />}
    >
      {children ?? <SpecimenPage t={t} />}
    </AppFrame>
  );
}

function headAndFoot(config: LayoutConfig, t: TFunction, isVisitor = false) {
  const { NavigationHead: Head, NavigationFoot: Foot, isHeadFixed, isFootFixed } = config;
  const pieces = {
    homeHref: '#home',
    homeLabel: t('shell.home'),
    ...(!isVisitor && {
      user: { ...person, avatar: <Avatar name={person.name} size="large" isDecorative /> },
      userButton: config.userPlacement === 'navigation' && <UserSpecimen t={t} />,
      notificationsButton: config.notificationsPlacement === 'navigation' && (
        <NotificationsSpecimen t={t} />
      ),
    }),
  };
  const head = Head && <Head {...pieces} />;
  const foot = Foot && <Foot {...pieces} />;
  return {
    ...(isHeadFixed ? { header: head } : { contentHeader: head }),
    ...(isFootFixed ? { footer: foot } : { contentFooter: foot }),
  };
}
