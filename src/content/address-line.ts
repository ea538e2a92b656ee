import type { Site } from './facts/site.ts';

/** The parts that the company has, as in `Hyderabad, Telangana 500081, India`. */
export function addressLine(
  { line, city, state, postalCode }: Omit<Site['address'], 'line'> & { line?: string },
  country: string,
): string {
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [line, city, region, country].filter(Boolean).join(', ');
}
