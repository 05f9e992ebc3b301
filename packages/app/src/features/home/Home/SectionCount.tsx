import { Badge } from '@touchline/ui/Badge';
import { useTranslation } from 'react-i18next';

export interface SectionCountProps {
  shown: number;
  total: number;
}

/** The number of matches of a section; where not all are shown, how many of how many. */
export function SectionCount({ shown, total }: SectionCountProps) {
  const { t } = useTranslation();
  const text =
    shown < total ? t('home.partOf', { shown, total }) : t('home.liveCount', { count: total });
  return <Badge tone="neutral" text={text} />;
}
