import { BarChart } from '@touchline/ui/BarChart';
import { Card } from '@touchline/ui/Card';
import { formatAbsolute } from '@touchline/ui/DateTime';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { serverNow } from '#platform/serverClock.ts';
import { dayAt } from '#platform/time/schedule.ts';
import { AgedStaleNote } from '../AgedStaleNote.tsx';
import { answeredAt, noteAnswers } from '../answerTimes.ts';
import { part, skeleton } from '../record/Record.css.ts';
import { daysOf, figuresBy, type Span, type SpanFigures } from './figures.ts';

const choices = ['days', 'weeks'] as const satisfies Span[];

/** How often an advertisement was shown and followed, by day or by week (AD-18). */
export function AdvertisementFigures({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const [span, setSpan] = useState<Span>('days');
  const today = dayAt(serverNow());
  const asked = daysOf(span, today);
  const key = ['admin', 'advertisements', 'figures', id, span, today];
  const figures = useResource(
    key,
    () => call('advertisementFigures', { path: { id }, query: asked }),
    { onRequest: noteAnswers(key) },
  );

  const dayText = (day: string) =>
    formatAbsolute(day, 'shortDay', { language: i18n.language, now: serverNow() });
  const labelOf = ({ from, to }: SpanFigures) =>
    from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

  function chart(of: 'shown' | 'followed', all: readonly SpanFigures[]) {
    const title = t(`adminRecord.advertisements.figures.${of}`);
    return (
      <BarChart
        title={title}
        direction="rows"
        bars={all.map((each) => ({ id: each.from, label: labelOf(each), value: each[of] }))}
        labels={{
          table: t('admin.home.asTable'),
          category: t(`adminRecord.advertisements.figures.${span}`),
          value: title,
        }}
      />
    );
  }

  return (
    <Card title={t('adminRecord.advertisements.figures.title')}>
      <div className={part}>
        <RadioGroup
          label={t('adminRecord.advertisements.figures.by')}
          value={span}
          onChange={(value) => setSpan(choices.find((each) => each === value) ?? 'days')}
        >
          {choices.map((each) => (
            <Radio key={each} value={each}>
              {t(`adminRecord.advertisements.figures.last.${each}`)}
            </Radio>
          ))}
        </RadioGroup>
        {figures.state === 'loading' && (
          <div className={skeleton}>
            <Skeleton label={t('shell.loading')} lines={12} />
          </div>
        )}
        {figures.state === 'failed' && <LoadError failure={figures} />}
        {figures.isStale && (
          <AgedStaleNote at={answeredAt(key)} onRefresh={() => revalidateCached(key)} />
        )}
        {figures.state === 'ready' &&
          (['shown', 'followed'] as const).map((of) => (
            <div key={of}>{chart(of, figuresBy(span, today, figures.value.days))}</div>
          ))}
      </div>
    </Card>
  );
}
