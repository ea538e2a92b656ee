import type { ComponentProps } from 'react';
import { ChosenJob } from '@/features/careers/posting/chosen-job';
import { AppliedBefore } from '@/features/forms/application/applied-before';

export function ChosenPosting(props: ComponentProps<typeof ChosenJob>) {
  return (
    <>
      <ChosenJob {...props} />
      <AppliedBefore texts={props.texts} posting={props.id} />
    </>
  );
}
