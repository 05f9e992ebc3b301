import { answer } from '../api.ts';
import { advertisement } from '../fixtures/advertisement.ts';

export const advertisementHandlers = [answer('advertisement', () => advertisement)];
