import { expect, test } from 'vitest';
import { normalizeProfile } from './profile-address';

test.each([
  ['n/a', ''],
  ['https://example.com/in/ada', 'https://example.com/in/ada'],
  [' www.example.com/in/ada ', 'https://www.example.com/in/ada'],
  ['/in/amina-bello-1b2/', 'https://www.linkedin.com/in/amina-bello-1b2'],
  ['LinkedIn: in/amina', 'https://www.linkedin.com/in/amina'],
  ['http://ng.linkedin.com/in/amina/?trk=x#about', 'https://ng.linkedin.com/in/amina'],
  ['My profile (https://www.linkedin.com/in/amina).', 'https://www.linkedin.com/in/amina'],
  ['www.linkedin. com/in/ amina', 'https://www.linkedin.com/in/amina'],
  ['https://www.linkedin.com/in/aïcha', 'https://www.linkedin.com/in/aïcha'],
  ['pas de compte', 'pas de compte'],
  ['amina.bello is my name there', 'amina.bello is my name there'],
  ['javascript:alert(1.5)', 'javascript:alert(1.5)'],
  ['https://linkedin.com@evil.example/in/ada', 'https://linkedin.com@evil.example/in/ada'],
])('a visitor who gives %j as a profile gets %j stored', (input, kept) =>
  expect(normalizeProfile(input)).toBe(kept),
);
