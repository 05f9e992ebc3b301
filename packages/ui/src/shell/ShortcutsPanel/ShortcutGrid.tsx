import { BookmarkIcon, PencilIcon } from '@heroicons/react/24/outline';
import { Button, Link } from 'react-aria-components';
import { Icon, type Glyph } from '../../Icon/index.ts';
import { messageLink } from '../../internal/Inbox/messageLink.ts';
import * as styles from './ShortcutsPanel.css.ts';
import type { ShortcutIcon, ShortcutSummary } from './shortcutTypes.ts';

export interface ShortcutGridProps {
  shortcuts: readonly ShortcutSummary[];
  icons: readonly ShortcutIcon[];
  /** Pressing a shortcut then edits it instead of going there. */
  onEdit?: (shortcut: ShortcutSummary) => void;
  onFollow: () => void;
}

/** All shortcuts, two in a row. */
export function ShortcutGrid({ shortcuts, icons, onEdit, onFollow }: ShortcutGridProps) {
  return (
    <ul className={styles.grid}>
      {shortcuts.map((shortcut) => {
        const glyph = icons.find((icon) => icon.name === shortcut.icon)?.glyph ?? BookmarkIcon;
        return (
          <li key={shortcut.id} className={styles.cell}>
            {onEdit ? (
              <Button className={styles.target} onPress={() => onEdit(shortcut)}>
                <Words shortcut={shortcut} glyph={PencilIcon} />
              </Button>
            ) : (
              <Target shortcut={shortcut} glyph={glyph} onFollow={onFollow} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface TargetProps {
  shortcut: ShortcutSummary;
  glyph: Glyph;
  onFollow: () => void;
}

function Target({ shortcut, glyph, onFollow }: TargetProps) {
  const link = messageLink(shortcut.link, shortcut.useRouter);
  const words = <Words shortcut={shortcut} glyph={glyph} />;
  switch (link.kind) {
    case 'internal':
      return (
        <Link className={styles.target} href={link.href} onPress={onFollow}>
          {words}
        </Link>
      );
    case 'external':
      return (
        <a className={styles.target} href={link.href} rel="noreferrer" onClick={onFollow}>
          {words}
        </a>
      );
    case 'none':
      return <div className={styles.target}>{words}</div>;
  }
}

function Words({ shortcut, glyph }: { shortcut: ShortcutSummary; glyph: Glyph }) {
  return (
    <>
      <span className={styles.disc}>
        <Icon glyph={glyph} size="large" />
      </span>
      <span className={styles.label}>{shortcut.label}</span>
      {shortcut.description && <span className={styles.description}>{shortcut.description}</span>}
    </>
  );
}
