import { XMarkIcon } from '@heroicons/react/24/outline';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { DateTime } from '../../DateTime/index.ts';
import { dataLink, pictureAddress, type DataLink } from '../../href/index.ts';
import { Icon, type IconComponent } from '../../Icon/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { hasText, RichText } from '../../RichText/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import * as styles from './InboxRow.css.ts';
import { InboxText } from './InboxText.tsx';
import type { ExpandLabels, InboxLabels, MessageSummary } from './inboxTypes.ts';

export interface InboxRowProps {
  message: MessageSummary;
  icon: IconComponent;
  labels: InboxLabels;
  expandLabels?: ExpandLabels | undefined;
  place: 'panel' | 'page';
  /** The address of its own page; omitted: the row leads where the message links to. */
  href: string | undefined;
  /** Takes the focus when it appears. */
  isReturnedTo: boolean;
  position: number;
  total: number;
  onToggleRead: () => void;
  onRemove: () => void;
  onFollow: () => void;
}

/** One message as a link, with buttons to mark it as read and to remove it. */
export function InboxRow({
  message,
  icon,
  labels,
  expandLabels,
  place,
  href,
  isReturnedTo,
  position,
  total,
  onToggleRead,
  onRemove,
  onFollow,
}: InboxRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const titleId = useId();
  const descriptionId = useId();
  const { read, time } = message;
  const title = textOf(message.title);
  const description = textOf(message.description);
  // The link of the row has its name from one of them.
  const isNamedByTitle = title !== undefined || description === undefined;
  const toggleLabel = read ? labels.markUnread : labels.markRead;

  // After the paint, as the title of a page takes the focus; not when the person has gone on to
  // something else meanwhile. What no Tab key reaches, such as a heading, has the focus by a script.
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === document.body || focused?.matches('[tabindex="-1"]');
    // A message without a link has only its buttons.
    const target = ref.current?.querySelector<HTMLElement>(':scope > a, [data-remove] button');
    if (isReturnedTo && isFree) target?.focus();
  }, [isReturnedTo]);

  return (
    <li
      ref={ref}
      className={styles.row}
      data-unread={read ? undefined : true}
      aria-posinset={position}
      aria-setsize={total}
    >
      <Picture image={message.image} icon={icon} />
      <div className={styles.text}>
        {!read && <VisuallyHidden>{labels.unread}</VisuallyHidden>}
        <InboxText
          titleId={titleId}
          title={
            isNamedByTitle &&
            (title === undefined ? labels.untitled : <RichText kind="phrase" html={title} />)
          }
          textId={descriptionId}
          html={description}
          place={place}
          expandLabels={expandLabels}
          onFollow={onFollow}
        />
        {time && (
          <p className={styles.time}>
            <DateTime value={time} format="message" />
          </p>
        )}
      </div>
      <Cover
        link={href ? { kind: 'internal', href } : dataLink(message.link, message.useRouter)}
        labelledBy={isNamedByTitle ? titleId : descriptionId}
        onFollow={onFollow}
      />
      <div className={styles.actions}>
        <span className={read ? styles.shownOnHover : styles.plain}>
          <IconButton size="small" label={toggleLabel} tooltip={toggleLabel} onPress={onToggleRead}>
            <span className={styles.dot} />
          </IconButton>
        </span>
        <span className={styles.shownOnHover} data-remove="">
          <IconButton
            size="small"
            icon={XMarkIcon}
            label={labels.remove}
            tooltip={labels.remove}
            onPress={onRemove}
          />
        </span>
      </div>
    </li>
  );
}

/** @returns undefined for HTML without a word */
function textOf(html: string | null | undefined): string | undefined {
  return html && hasText(html) ? html : undefined;
}

function Picture({ image, icon }: { image: string | null | undefined; icon: IconComponent }) {
  const [broken, setBroken] = useState<string>();
  const source = pictureAddress(image);
  if (source && source !== broken) {
    return (
      <img
        className={styles.picture}
        src={source}
        alt=""
        loading="lazy"
        onError={() => setBroken(source)}
      />
    );
  }
  return (
    <span className={styles.icon}>
      <Icon icon={icon} />
    </span>
  );
}

interface CoverProps {
  link: DataLink;
  labelledBy: string;
  onFollow: () => void;
}

function Cover({ link, labelledBy, onFollow }: CoverProps) {
  switch (link.kind) {
    case 'internal':
      return (
        <Link
          className={styles.cover}
          href={link.href}
          aria-labelledby={labelledBy}
          onPress={onFollow}
        />
      );
    case 'external':
      return (
        <a
          className={styles.cover}
          href={link.href}
          rel="external noopener noreferrer"
          aria-labelledby={labelledBy}
          onClick={onFollow}
        >
          <span />
        </a>
      );
    case 'none':
      return null;
  }
}
