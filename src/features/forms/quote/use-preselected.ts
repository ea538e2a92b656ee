import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Service } from './asked-product';
import type { QuoteValues } from './schema';

/** Set by this page, not by the visitor: another product's button may set another one. */
let preselected: Service | undefined;

/** Chooses a service, unless the visitor, a draft or a waiting submission has chosen one. */
export function usePreselected(service: Service | undefined): void {
  const { getValues, setValue } = useFormContext<QuoteValues>();
  useEffect(() => {
    if (!service) return;
    // After the form has restored its text.
    const timer = setTimeout(() => {
      const chosen = getValues('serviceType');
      if (chosen && chosen !== preselected) return;
      preselected = service;
      setValue('serviceType', service);
    });
    return () => clearTimeout(timer);
  }, [service, getValues, setValue]);
}
