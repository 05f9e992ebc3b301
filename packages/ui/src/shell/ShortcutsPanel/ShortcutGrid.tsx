import { BookmarkIcon, PencilIcon } from '@heroicons/react/24/outline';
import { Button, Link } from 'react-aria-components';
import { dataLink } from '../../href/index.ts';
import { Icon, type IconComponent } from '../../Icon/index.ts';
import * as styles from './ShortcutsPanel.css.ts';
import type { ShortcutIcon, ShortcutSummary } from './shortcutTypes.ts';

export interface ShortcutGridProps {
  shortcuts: readonly ShortcutSummary[];
  icons: readonly ShortcutIcon[];
  /** If set, pressing a shortcut edits it instead of navigating. */
  onEdit?: (shortcut: ShortcutSummary) => void;
  onFollow: () => void;
}

/** All shortcuts in two columns. */
export function ShortcutGrid({ shortcuts, icons, onEdit, onFollow }: ShortcutGridProps) {
  return (
    <ul className={styles.grid}>
      {shortcuts.map((shortcut) => {
        const icon = icons.find((icon) => icon.name === shortcut.icon)?.icon ?? BookmarkIcon;
        return (
          <li key={shortcut.id} className={styles.cell}>
            {onEdit ? (
              <Button className={styles.target} onPress={() => onEdit(shortcut)}>
                <ShortcutText shortcut={shortcut} icon={PencilIcon} />
              </Button>
            ) : (
              <Target shortcut={shortcut} icon={icon} onFollow={onFollow} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface TargetProps {
  shortcut: ShortcutSummary;
  icon: IconComponent;
  onFollow: () => void;
}

function Target({ shortcut, icon, onFollow }: TargetProps) {
  const link = dataLink(shortcut.link, shortcut.useRouter);
  const content = <ShortcutText shortcut={shortcut} icon={icon} />;
  switch (link.kind) {
    case 'internal':
      return (
        <Link className={styles.target} href={link.href} onPress={onFollow}>
          {content}
        </Link>
      );
    case 'external':
      return (
        <a
          className={styles.target}
          href={link.href}
          rel="external noopener noreferrer"
          onClick={onFollow}
        >
          {content}
        </a>
      );
    case 'none':
      return <div className={styles.target}>{content}</div>;
  }
}

function ShortcutText({ shortcut, icon }: { shortcut: ShortcutSummary; icon: IconComponent }) {
  return (
    <>
      <span className={styles.disc}>
        <Icon icon={icon} size="large" />
      </span>
      {/* What has no name is told by where it leads. */}
      <span className={styles.label}>{shortcut.label.trim() || shortcut.link}</span>
      {shortcut.description && <span className={styles.description}>{shortcut.description}</span>}
    </>
  );
}
