import { expect, test } from 'vitest';
import { makeJob } from '@tests/support/test-jobs';
import { placeOf } from './job-place';

type Said = Parameters<typeof makeJob>[1];

/** The towns and countries of the address, or the countries of a remote position. */
function summaryOf(said: Said) {
  const { jobLocation, jobLocationType, applicantLocationRequirements, ...rest } = placeOf(
    makeJob(1, said),
  ) as Record<string, object[]>;
  expect(rest).toEqual({});
  if (!jobLocation && !jobLocationType) return 'nothing';
  const places = [jobLocation ?? applicantLocationRequirements ?? []].flat() as {
    '@type': string;
    name?: string;
    address?: { addressLocality?: string; addressCountry: string };
  }[];
  const words = places.map(({ '@type': type, name, address }) => {
    expect(type).toBe(jobLocationType ? 'Country' : 'Place');
    return [address?.addressLocality, address?.addressCountry, name].filter(Boolean).join(', ');
  });
  return [...(jobLocationType ? [jobLocationType] : []), ...words].join(': ');
}

test.each([
  ['Yaoundé, Cameroun', 'Yaoundé, Cameroon'],
  ['Abidjan (Côte d’Ivoire)', "Abidjan, Côte d'Ivoire"],
  ['Lagos, Nigeria (hybrid)', 'Lagos, Nigeria'],
  ['Hybride, Dakar, Sénégal', 'Dakar, Senegal'],
  ['Lagos, Nigeria (2 days remote)', 'Lagos, Nigeria'],
  ['Kinshasa, DRC', 'Kinshasa, DR Congo'],
  ['São Tomé and Príncipe', 'São Tomé and Príncipe'],
  ['Guinée‑Bissau', 'Guinea-Bissau'],
  ['Benin City, Nigeria', 'Benin City, Nigeria'],
  ['Banjara Hills, Hyderabad, India', 'India'],
  ['Nigeria', 'Nigeria'],
  ['Lagos, Nigeria / Accra, Ghana', 'Lagos, Nigeria: Accra, Ghana'],
  ['Kenya, Uganda or Rwanda', 'Kenya: Uganda: Rwanda'],
  ['Addis Ababa or Nairobi, Kenya', 'nothing'],
  ['Kinshasa, Congo', 'nothing'],
  ['Anywhere', 'nothing'],
  ['Fully remote, Africa', 'nothing'],
  ['Remote, except Nigeria', 'nothing'],
  ['Remote or Nairobi, Kenya', 'nothing'],
  ['No remote work', 'nothing'],
  ['Télétravail (Côte d’Ivoire)', "TELECOMMUTE: Côte d'Ivoire"],
  ['Travail à distance depuis le Sénégal', 'nothing'],
  ['Remote (India or Africa)', 'TELECOMMUTE: India'],
  ['Remote: Kenya, Uganda and Kenya', 'TELECOMMUTE: Kenya: Uganda'],
])('the location "%s" tells search engines: %s', (location, expected) => {
  expect(summaryOf({ location })).toBe(expected);
});

test.each<[string, Said, string]>([
  ['Lagos', { country_code: 'ng' }, 'Lagos, Nigeria'],
  ['Lagos, Nigeria', { country_code: 'ng', workplace: 'hybrid' }, 'Lagos, Nigeria'],
  ['Accra, Ghana', { country_code: 'ng' }, 'Nigeria'],
  ['Kinshasa, Congo', { country_code: 'cd' }, 'DR Congo'],
  ['Remote (India or Africa)', { country_code: 'in', workplace: 'remote' }, 'TELECOMMUTE: India'],
  ['Nairobi, Kenya', { workplace: 'remote' }, 'TELECOMMUTE: Kenya'],
  ['Anywhere', { workplace: 'remote' }, 'nothing'],
  ['Remote (Kenya)', { workplace: 'on-site' }, 'Kenya'],
  ['Lagos', { country_code: 'xx' }, 'nothing'],
])('staff’s choice counts more than "%s": %o', (location, chosen, expected) => {
  expect(summaryOf({ location, ...chosen })).toBe(expected);
});
