import { expect, test } from 'vitest';
import { makeJob } from '@tests/support/test-jobs';
import { placeOf } from './job-place';

/** The town and country of the address, or the country of a remote position. */
function summaryOf(changes: Parameters<typeof makeJob>[1]) {
  const { jobLocation, applicantLocationRequirements: applicantCountry } = placeOf(
    makeJob(1, changes),
  ) as {
    jobLocation?: { address: { addressLocality?: string; addressCountry: string } };
    applicantLocationRequirements?: { name: string };
  };
  const { addressLocality, addressCountry } = jobLocation?.address ?? {};
  const place = [addressLocality, addressCountry].filter(Boolean).join(', ');
  return applicantCountry ? `remote: ${applicantCountry.name}` : place;
}

test.each<[string, object, string]>([
  ['Yaoundé, Cameroun', {}, 'Yaoundé, Cameroon'],
  ['Abidjan (Côte d’Ivoire)', {}, "Abidjan, Côte d'Ivoire"],
  ['São Tomé and Príncipe', {}, 'São Tomé and Príncipe'],
  ['Benin City, Nigeria', {}, 'Benin City, Nigeria'],
  ['Banjara Hills, Hyderabad, India', {}, 'India'],
  ['Lagos or Abuja, Nigeria', {}, 'Nigeria'],
  ['Lagos, Nigeria, Accra, Ghana', {}, ''],
  ['Kinshasa, Congo', {}, ''],
  ['Anywhere', {}, ''],
  ['Remote or Nairobi, Kenya', {}, ''],
  ['Lagos, Nigeria (hybrid)', { workplace: 'hybrid' }, 'Lagos, Nigeria'],
  ['Remote (Kenya)', { workplace: 'on-site' }, 'Kenya'],
  ['Nairobi, Kenya', { workplace: 'remote' }, 'remote: Kenya'],
  ['Remote (India or Africa)', { country_code: 'in', workplace: 'remote' }, 'remote: India'],
  ['Anywhere', { workplace: 'remote' }, ''],
  ['Lagos', { country_code: 'ng' }, 'Lagos, Nigeria'],
  ['Accra, Ghana', { country_code: 'ng' }, 'Nigeria'],
  ['Lagos', { country_code: 'xx' }, ''],
])('the location "%s" with %o tells search engines: %s', (location, chosen, expected) => {
  expect(summaryOf({ location, ...chosen })).toBe(expected);
});
