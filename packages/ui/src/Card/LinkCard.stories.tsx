import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { LinkCard } from './LinkCard.tsx';

const onFollow = fn();

const meta = preview.meta({
  title: 'Controls/LinkCard',
  component: LinkCard,
  args: {
    href: '#match',
    title: 'Northgate Falcons – Riverside Owls',
    children: 'Under-14 football, Saturday 10:30',
    onIntent: fn(),
  },
});

export const Plain = meta.story();

export const WithActions = meta.story({
  args: {
    actions: (
      <Button variant="outlined" onPress={onFollow}>
        Follow
      </Button>
    ),
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: {
    title: 'Öğretmenevi Güneşlibahçe Ortaokulu – Çiğdemtepe Şehit Öğretmenler Ortaokulu',
    children: '14 yaş altı futbol, cumartesi günü saat on buçukta',
  },
  globals: { viewport: { value: 'narrow' } },
});

export const NamedByItsTitleAlone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      'Northgate Falcons – Riverside Owls',
    );
  },
});

export const CoversTheWholeCard = meta.story({
  play: async ({ canvas }) => {
    const { left, bottom } = canvas
      .getByText('Under-14 football, Saturday 10:30')
      .getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(canvas.getByRole('link'));
  },
});

export const TellsIntentOnFocus = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(args.onIntent).toHaveBeenCalled();
  },
});

export const LeavesItsActionsToThemselves = meta.story({
  args: {
    actions: (
      <Button variant="outlined" onPress={onFollow}>
        Follow
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(onFollow).toHaveBeenCalledOnce();
    await expect(location.hash).toBe('');
  },
});
