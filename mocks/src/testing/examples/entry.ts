/** The fields of a message or a notification. */
export const entry = {
  read: true,
  seen: true,
  link: '/matches',
  useRouter: true,
  icon: 'heroicons_outline:bell',
  image: '/pictures/kit.webp',
  title: 'The <b>bus</b>',
  description: 'It leaves at 15:45.',
  time: '2026-04-15T09:30:00Z',
};
