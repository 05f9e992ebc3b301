import { useState } from 'react';
import { pictureAddress } from '../href/index.ts';
import { initials } from '../internal/initials.ts';
import { avatar, face, picture, presence as presenceStyle } from './Avatar.css.ts';

export interface AvatarProps {
  /** Of the person: the text for screen readers, and the source of the initials. */
  name: string;
  /** Without it, or when it fails to load, the initials are shown. */
  src?: string;
  /** 28, 32 (beside a line of text), 40 or 96 px. */
  size?: keyof typeof avatar;
  /** The dot at the edge. Omitted: no dot. */
  presence?: keyof typeof presenceStyle;
  /** The presence as text for screen readers, read after the name. */
  presenceLabel?: string;
  /** The name is already shown beside it, so screen readers skip the avatar. */
  isDecorative?: boolean;
}

/**
 * The picture or the initials of a person, with their presence. To make it a button, put it in an
 * `IconButton`.
 */
export function Avatar({
  name,
  src,
  size = 'medium',
  presence,
  presenceLabel,
  isDecorative = false,
}: AvatarProps) {
  const [failedSource, setFailedSource] = useState<string>();
  const source = pictureAddress(src);
  const accessibleLabel = presenceLabel ? `${name}, ${presenceLabel}` : name;
  return (
    <span
      className={avatar[size]}
      data-presence={presence}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': accessibleLabel })}
    >
      <span className={face}>
        {source && source !== failedSource ? (
          <img className={picture} src={source} alt="" onError={() => setFailedSource(source)} />
        ) : (
          initials(name)
        )}
      </span>
      {presence && <span className={presenceStyle[presence]} />}
    </span>
  );
}
