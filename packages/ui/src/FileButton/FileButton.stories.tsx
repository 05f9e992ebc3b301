import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { FileButton } from './FileButton.tsx';

const meta = preview.meta({
  title: 'Controls/FileButton',
  component: FileButton,
  args: {
    children: 'Choose a picture',
    acceptedFileTypes: ['image/png'],
    variant: 'outlined' as const,
    onSelect: fn(),
  },
});

export const Usual = meta.story();

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const GivesTheFile = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input[type="file"]');
    const file = new File(['x'], 'crest.png', { type: 'image/png' });
    await userEvent.upload(input as HTMLInputElement, file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
  },
});
