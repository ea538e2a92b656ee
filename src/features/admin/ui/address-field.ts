import { normalizeEmail } from '@/lib/email-address';

/**
 * The field of a question that asks for an email address.
 * @param problemOf why an address cannot be taken, if that is known without the server
 */
export function addressField(
  { label, missing }: { label: string; missing: string },
  problemOf?: (address: string) => string | undefined,
) {
  return {
    label,
    type: 'email',
    required: true,
    problemOf(text: string) {
      const address = addressOf(text);
      return address ? problemOf?.(address) : missing;
    },
  } as const;
}

export const addressOf = (text: string) => normalizeEmail(text).toLowerCase();
