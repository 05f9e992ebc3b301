import type { ExamplesOf } from './example.ts';

export const userExamples: ExamplesOf<'user'> = {
  user: { request: {}, required: [], visitor: 'refused' },
  updateUser: {
    request: {
      body: {
        user: {
          id: 'user-user',
          name: 'Deniz Örnek',
          email: 'deniz@touchline.example',
          avatar: '/pictures/deniz.webp',
          status: 'busy',
          roles: ['User'],
          school: { id: 'school-gokcecinar', name: 'Gökçeçınar Anadolu Lisesi' },
        },
      },
    },
    required: ['user', 'user.school.id', 'user.school.name'],
    visitor: 'refused',
  },
};
