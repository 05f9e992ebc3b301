import { StoryFrame } from '#storybook/docs/StoryFrame.tsx';
import { useToolbar } from '#storybook/docs/toolbar.ts';
import { Badge } from '@touchline/ui/Badge';
import { Button } from '@touchline/ui/Button';
import { Region } from '@touchline/ui/Region';
import { Switch } from '@touchline/ui/Switch';
import { themes } from '@touchline/ui/theme';
import { MatchCard } from '@touchline/ui/shell/MatchCard';
import * as styles from './start.css.ts';

export type GroupName =
  | 'Theming'
  | 'Controls'
  | 'Shell'
  | 'Navigation'
  | 'Layouts'
  | 'Gallery'
  | 'Pages';

/** What a group holds, drawn by its own pieces in the theme of the toolbar. */
export function GroupPicture({ name }: { name: GroupName }) {
  const { say } = useToolbar();
  switch (name) {
    case 'Theming':
      return themes.map((theme) => (
        <Region key={theme} theme={theme}>
          <span className={styles.dot} />
        </Region>
      ));
    case 'Controls':
      return (
        <div className={styles.controls}>
          <Button>{say({ en: 'Follow', tr: 'Takip et' })}</Button>
          <Switch label={say({ en: 'Reminders', tr: 'Hatırlatmalar' })} defaultSelected />
          <Badge count={5} tone="messages" />
        </div>
      );
    case 'Shell':
      return (
        <div className={styles.wide}>
          <MatchCard
            title="Northgate – Riverside"
            href="#match"
            teams={[
              { name: 'Falcons', schoolName: 'Northgate', points: '2', isLeading: true },
              { name: 'Owls', schoolName: 'Riverside', points: '1' },
            ]}
            status={{ text: say({ en: 'Live', tr: 'Canlı' }), tone: 'live' }}
          />
        </div>
      );
    case 'Navigation':
      return framed('navigation-verticalnavigation--default', name, 720);
    case 'Layouts':
      return framed('layouts-layoutminiature--all-eleven', name, 640);
    case 'Gallery':
      return themes.map((theme) => (
        <Region key={theme} theme={theme}>
          <span className={styles.band} />
        </Region>
      ));
    default:
      return framed('layouts-in-use-classy--home-on-a-phone', name, 1440);
  }
}

function framed(id: string, title: string, width: number) {
  return (
    <div className={styles.full}>
      <StoryFrame id={id} title={title} width={width} height={width * 0.6} />
    </div>
  );
}
