import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { previewPath, type PreviewedArea } from '../recordPaths.ts';

export interface PreviewLinkProps {
  area: PreviewedArea;
  id: string;
}

/** Leads to what visitors will see of a record that they do not see yet. */
export function PreviewLink({ area, id }: PreviewLinkProps) {
  const { t } = useTranslation();
  return <Link href={previewPath(area, id)}>{t('adminRecord.preview.title')}</Link>;
}
